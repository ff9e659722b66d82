// ViewLifetimeTests: references back to an owner read nil once it goes, and keep nobody alive.

import HeadlessUIKit
import Testing

@Suite("References back")
@MainActor
struct ViewLifetimeTests {
  @Test("a subview outlives its superview and then has none")
  func superview() {
    let child = UIView()
    var parent: UIView? = UIView()
    weak let watched = parent
    parent?.addSubview(child)
    #expect(child.superview === parent)
    parent = nil
    #expect(watched == nil)
    #expect(child.superview == nil)
  }

  @Test("a subview that dies with its superview finds none (R-608)")
  func dyingSubview() {
    let journal = Journal()
    var parent: UIView? = UIView()
    parent?.addSubview(LastWordsView(journal))
    parent = nil
    journal.expectLines("superview: false")
  }

  @Test("a screen that dies with its navigation controller finds none (R-608)")
  func dyingScreen() {
    let journal = Journal()
    let world = World()
    world.run {
      var nav: UINavigationController? = UINavigationController(
        rootViewController: LastWordsScreen(journal))
      weak let watched = nav
      nav = nil
      world.openTurn()
      world.closeTurn()
      #expect(watched == nil)
    }
    journal.expectLines("navigation controller: false")
  }

  @Test("a recogniser outlives its view and then has none (R-608)")
  func recognizer() {
    let pan = UIPanGestureRecognizer()
    var view: UIView? = UIView()
    view?.addGestureRecognizer(pan)
    #expect(pan.view === view)
    view = nil
    #expect(pan.view == nil)
  }

  @Test("a controller that is a recogniser's delegate is not kept alive (R-601, R-608)")
  func controllerAsDelegate() {
    let pan = UIPanGestureRecognizer()
    var delegate: DelegateScreen? = DelegateScreen()
    pan.delegate = delegate
    #expect(pan.delegate === delegate)
    delegate = nil
    #expect(pan.delegate == nil)
  }

  @Test("a dead controller as delegate traps in the unsafe era (R-604)")
  func deadController() {
    let scene = GestureScene { $0.delegateOwnership = .unsafe }
    let pan = scene.attachEdgePan()
    pan.delegate = DelegateScreen()
    scene.down(5)
    scene.world.expectTrap(.deadGestureDelegate)
  }
}

/// Says at its end whether it still has a superview.
private final class LastWordsView: UIView {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { journal.lines.append("superview: \(superview != nil)") }
}

/// Says at its end whether it is still in a navigation controller.
private final class LastWordsScreen: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { journal.lines.append("navigation controller: \(navigationController != nil)") }
}

/// A screen that could be a recogniser's delegate.
private final class DelegateScreen: UIViewController, UIGestureRecognizerDelegate {}
