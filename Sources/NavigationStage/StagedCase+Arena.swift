// StagedCase+Arena: taps on the content, the second finger, the direction of writing, and what takes the app off the screen.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Plays an action of the capability `arena`.
  func playArena(_ action: Action, _ observe: (borrowing Observation) -> Bool) {
    switch action {
    case .tap(.back): tapBackBesideFinger(observe)
    case .tap(.row): tapRow(observe)
    case .secondDown(let place): play(.down(place), finger: 1, observe)
    case .secondMove(let distance): play(.move(distance, vertically: 0), finger: 1, observe)
    case .secondUp(let velocity): play(.up(velocity: velocity), finger: 1, observe)
    case .background(let milliseconds): leave(for: milliseconds, observe)
    case .interruption(let milliseconds): interrupt(for: milliseconds, observe)
    default: nothing(observe)
    }
  }

  /// The app's language changes: the phone's, and what the app says of its own views.
  func setDirection(_ direction: Direction) {
    let isMirrored = direction == .rightToLeft
    world.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    navigation.view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
  }

  /// Taps the row of the page that lies under the finger, with the finger that is free.
  ///
  /// The screen that the row pushes is made before, so that it has its name whether or not the tap arrives.
  private func tapRow(_ observe: (borrowing Observation) -> Bool) {
    guard cover == nil, !world.isFingerDown(0) || !world.isFingerDown(1) else {
      return nothing(observe)
    }
    let finger = world.isFingerDown(0) ? 1 : 0
    guard openTurn(observe) else { return }
    rows.next = makeScreen(kind: 0)
    for page in headless.pages { rows.install(in: page, of: navigation) }
    world.touchDown(at: CGPoint(x: RowPlace.x, y: RowPlace.y), in: window, finger: finger)
    guard closeTurn(observe, as: .afterTouch), pass(TouchScript.frame, observe),
      openTurn(observe)
    else {
      rows.next = nil
      return
    }
    world.touchUp(velocity: CGVector(dx: 0, dy: 0), finger: finger)
    // Who was not pushed goes in this turn.
    rows.next = nil
    closeTurn(observe, as: .afterTouch)
  }

  /// The app goes to the background, is suspended for so long, and comes back.
  private func leave(for milliseconds: Int, _ observe: (borrowing Observation) -> Bool) {
    guard closeTurn(observe) else { return }
    world.enterBackground()
    guard show(.afterTouch, observe), world.trap == nil else { return }
    world.advance(to: world.now + milliseconds)
    world.enterForeground()
    guard show(.noTurn, observe), world.trap == nil, openTurn(observe) else { return }
    closeTurn(observe)
  }

  /// The system lies over the app for so long, while its turns and animations go on.
  private func interrupt(for milliseconds: Int, _ observe: (borrowing Observation) -> Bool) {
    guard closeTurn(observe) else { return }
    world.resignActive()
    guard show(.afterTouch, observe), world.trap == nil else { return }
    if milliseconds > 0 { guard pass(milliseconds, observe) else { return } }
    world.becomeActive()
    guard show(.noTurn, observe), world.trap == nil, openTurn(observe) else { return }
    closeTurn(observe)
  }
}

/// The rows that taps on the content find: one a page, made when somebody taps.
@MainActor
final class RowBook {
  /// The screen that the next tap pushes.
  var next: UIViewController?

  /// Puts a row into a page, unless it has one.
  func install(in page: UIViewController, of navigation: UINavigationController) {
    guard let view = page.viewIfLoaded, !view.subviews.contains(where: { $0 is RowButton }) else {
      return
    }
    let row = RowButton(
      frame: CGRect(x: 0, y: RowPlace.top, width: ScreenSize.width, height: RowPlace.height))
    row.book = self
    row.navigation = navigation
    view.addSubview(row)
  }
}

/// A row of a list, as an app's page has it: a tap pushes the next page.
final class RowButton: UIButton {
  weak var book: RowBook?
  weak var navigation: UINavigationController?

  /// It tells nobody but itself: a target would be one more thing to be written down.
  override func sendActions(for controlEvents: Event) {
    guard controlEvents.contains(.touchUpInside), let next = book?.next else { return }
    book?.next = nil
    navigation?.pushViewController(next, animated: true)
  }
}

extension RowButton: SelfDescribing {
  func describe(to walk: StateWalk) {
    walk.reference(book?.next)
    walk.reference(navigation)
  }
}
