// KeyboardTests: the first responder and the keyboard over pushes, pops and swipes.

import Testing

@testable import HeadlessUIKit

@Suite("Keyboard") @MainActor
struct KeyboardTests {
  /// A rig whose top screen has a text field that is being typed into.
  private func typing() -> (NavigationRig, UITextField) {
    let rig = NavigationRig("R", "A")
    let field = rig.world.run { UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)) }
    rig.call { $0.topViewController?.view.addSubview(field) }
    rig.call { _ in field.becomeFirstResponder() }
    rig.settle()
    return (rig, field)
  }

  private func keyboard(_ rig: NavigationRig) -> [String] {
    rig.world.log.compactMap { event in
      let word = "\(event.kind)"
      return word.hasPrefix("keyboard") ? String(word.dropFirst(8)) : nil
    }
  }

  @Test("comes with a text field and goes with it, in its own time")
  func comesAndGoes() {
    let rig = NavigationRig("R")
    let field = rig.world.run { UITextField() }
    rig.call { _ in #expect(!field.becomeFirstResponder()) }
    rig.call { $0.topViewController?.view.addSubview(field) }
    rig.call { _ in #expect(field.becomeFirstResponder()) }
    #expect(keyboard(rig) == ["WillShow"])
    rig.wait(249)
    #expect(keyboard(rig) == ["WillShow"])
    rig.wait(1)
    #expect(keyboard(rig) == ["WillShow", "DidShow"])
    rig.call { $0.view.endEditing(true) }
    rig.settle()
    #expect(keyboard(rig) == ["WillShow", "DidShow", "WillHide", "DidHide"])
    #expect(rig.world.run { !field.isEditing })
  }

  @Test("stays up from one text field to the next")
  func next() {
    let (rig, _) = typing()
    let other = rig.world.run { UITextField() }
    rig.world.clearLog()
    rig.call { navigation in
      navigation.topViewController?.view.addSubview(other)
      #expect(other.becomeFirstResponder())
    }
    rig.settle()
    #expect(keyboard(rig) == [])
    #expect(rig.world.isKeyboardUp)
  }

  @Test("B-011: a swipe back with the keyboard up goes through, and nobody is first responder")
  func swipeBack() {
    let (rig, field) = typing()
    rig.swipe()
    rig.settle()
    rig.expectStack("R")
    rig.expectShown("R")
    #expect(!rig.world.hasFirstResponder)
    #expect(rig.world.run { !field.isFirstResponder })
    #expect(!rig.world.isKeyboardUp)
    rig.expectProbe()
  }

  @Test("is as it was after a cancelled swipe")
  func cancelledSwipe() {
    let (rig, field) = typing()
    rig.world.clearLog()
    rig.partialSwipe()
    rig.settle()
    #expect(rig.world.run { field.isFirstResponder })
    #expect(rig.world.isKeyboardUp)
    #expect(keyboard(rig) == [])
  }

  @Test("goes with the page that a push covers")
  func push() {
    let (rig, _) = typing()
    rig.push("B")
    rig.settle()
    #expect(!rig.world.hasFirstResponder)
    #expect(!rig.world.isKeyboardUp)
    rig.pop()
    rig.settle()
    #expect(!rig.world.isKeyboardUp)
  }

  @Test("comes with a tap on a text field, and takes the bars away if the app wants it so")
  func tap() {
    let (rig, field) = typing()
    rig.call { navigation in
      navigation.view.endEditing(true)
      navigation.hidesBarsWhenKeyboardAppears = true
    }
    rig.settle()
    rig.down(x: 50, y: 120)
    rig.up(velocity: 0)
    rig.settle()
    #expect(rig.world.run { field.isEditing })
    #expect(rig.world.run { rig.navigation.isNavigationBarHidden })
  }

  @Test("is announced to observers in the order in which they were added, until they are removed")
  func observers() {
    let (rig, field) = typing()
    var heard: [String] = []
    let target = Hearer()
    var tokens: [any NSObjectProtocol] = []
    rig.world.run {
      let center = NotificationCenter.default
      for name in ["first", "second"] {
        tokens.append(
          center.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
          ) { _ in heard.append(name) })
      }
      center.addObserver(
        target, selector: Selector(Hearer.hears, name: "hears"),
        name: UIResponder.keyboardWillHideNotification, object: nil)
      field.resignFirstResponder()
    }
    #expect(heard == ["first", "second"])
    #expect(target.names == ["UIKeyboardWillHideNotification"])
    rig.world.run {
      NotificationCenter.default.removeObserver(tokens[0])
      NotificationCenter.default.removeObserver(target)
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(heard == ["first", "second", "second"])
    #expect(target.names.count == 1)
  }
}

/// Hears of notifications as a target.
@MainActor
private final class Hearer: NSObject {
  var names: [String] = []

  func hears(_ notification: Notification) { names.append(notification.name.rawValue) }
}
