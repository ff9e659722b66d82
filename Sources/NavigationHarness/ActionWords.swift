// ActionWords: each action of a trace in words for an app developer.

package import NavigationModel

/// The actions of a trace in words.
package struct ActionWords: Sendable {
  /// The names of the subject's kinds of screens, by kind.
  private let kindNames: [String]

  /// Makes words that name the kinds of screens; kind 0 goes without its name.
  package init(kindNames: [String] = []) {
    self.kindNames = kindNames
  }

  /// An action in words, short enough for a column of a table.
  package func words(for action: Action) -> String {
    switch action {
    case .push(let kind, let animated): "push \(screen(kind))" + ending(animated)
    case .pop(let animated): "pop" + ending(animated)
    case .popToRoot(let animated): "pop to the root" + ending(animated)
    case .popTo(let position, let animated):
      "pop to the screen at position \(position)" + ending(animated)
    case .setStack(let recipe, let animated):
      "set the stack to \(words(for: recipe))" + ending(animated)
    case .pushAgain(let position):
      "push the screen at position \(position) once more"
    case .setBar(let hidden, let animated):
      "\(hidden ? "hide" : "show") the navigation bar" + ending(animated)
    case .setSwipe(let enabled): "switch the swipe \(enabled ? "on" : "off")"
    case .takeDelegate: "another object takes the navigation delegate"
    case .returnDelegate: "the navigation delegate is put back"
    case .cover: "a full-screen modal covers the app"
    case .uncover: "the modal goes away"
    case .when(let script): words(for: script)
    case .setRoot(let place): "the window's root becomes \(words(for: place))"
    case .peek(true): "the container begins to take the controller away"
    case .peek(false): "the container takes that back"
    case .emptyStack(let animated): "set the stack to nothing" + ending(animated)
    case .selectTab(let index): "select tab \(index)"
    case .tapTab(let index): "tap on tab \(index)"
    case .reselectTab: "tap on the selected tab"
    case .present(let style, let animated): "present \(words(for: style))" + ending(animated)
    case .dismiss(.top, let animated): "dismiss the uppermost modal" + ending(animated)
    case .dismiss(.all, let animated): "dismiss all modals" + ending(animated)
    case .sheetSwipe(let form): words(for: form)
    case .lifetime(let action): words(for: action)
    case .router(.push): "the app asks its router for a screen"
    case .router(.back): "the app asks its router for the way back"
    case .router(.delay(let time)): "from now on the router hears \(time) ms late"
    case .router(.veto(let isOn)):
      isOn ? "the top screen refuses to be left" : "the top screen may be left again"
    case .backTap: "tap on the back button"
    case .down(let place): "finger down \(at(place))"
    case .move(let right, let down): "finger moves \(distance(right: right, down: down))"
    case .up(let velocity): "finger up" + speed(velocity)
    case .cancelTouch: "the system cancels the touch"
    case .swipe(let form, let place): words(for: form, from: place)
    case .doubleSwipe(let gap): "two full swipes from the left edge, the second \(later(gap))"
    case .swipeDuring(let request, let delay):
      "\(words(for: request)), and \(later(delay)) a full swipe from the left edge"
    case .settle: "all comes to rest"
    case .wait(0): "the turn ends"
    case .wait(let time): "\(time) ms pass"
    case .toolbar, .changeItem, .hidesBarsOnSwipe, .search, .style, .collapseBar, .statusBar,
      .focus, .unfocus, .drag:
      wordsOfBars(action)
    case .animator(.system): "the system animates transitions again"
    case .animator(.fade): "an own animator fades the pages"
    case .animator(.interruptible): "an own animator that can be interrupted moves the pages"
    case .drive(let request, let end):
      "\(words(for: request)) by an own driver, which \(words(for: end))"
    case .takeHold(let end): "an own driver takes hold of the transition, and \(words(for: end))"
    case .direction(let direction):
      "the app reads from \(direction == .rightToLeft ? "right to left" : "left to right")"
    case .tap(.row): "tap on a row of the page, which pushes a screen"
    case .tap(.back): "tap on the back button, beside any other finger"
    case .secondDown(let place): "second finger down \(at(place))"
    case .secondMove(let right): "second finger moves \(distance(right: right, down: 0))"
    case .secondUp(let velocity): "second finger up" + speed(velocity)
    case .background(0): "the app goes to the background and comes back at once"
    case .background(let time): "the app goes to the background for \(time) ms"
    case .interruption(0): "a call comes in and is refused at once"
    case .interruption(let time): "a call comes in, for \(time) ms"
    }
  }

  /// What happens to bars, searches and text fields.
  private func wordsOfBars(_ action: Action) -> String {
    switch action {
    case .toolbar(let hidden, let animated):
      "\(hidden ? "hide" : "show") the toolbar" + ending(animated)
    case .changeItem(.top): "the top screen's items change"
    case .changeItem(.below): "the items of the screen below change"
    case .hidesBarsOnSwipe(let enabled): "drags \(enabled ? "hide" : "do not hide") the bars"
    case .search(let isActive): "the top screen's search \(isActive ? "begins" : "ends")"
    case .style(.tinted): "the top screen asks for a bar of its own colour"
    case .style(.plain): "the top screen asks for a bar of the usual colour"
    case .collapseBar: "the top screen moves the bar out of the way"
    case .statusBar(let hidden): "the top screen wants \(hidden ? "no" : "a") status bar"
    case .focus: "a text field of the top screen is typed into"
    case .unfocus: "all typing ends"
    case .drag(let way): "drag \(way == .up ? "up" : "down") over the content"
    default: ""
    }
  }

  private func words(for script: Script) -> String {
    let place = ["next", "second", "third", "fourth"][min(script.skipped, 3)]
    let when =
      script.isStanding ? "each \(script.moment.method)" : "the \(place) \(script.moment.method)"
    return "in \(when), the app will: " + words(for: script.call.action)
  }

  private func words(for action: LifetimeAction) -> String {
    switch action {
    case .keep(let position): "the app keeps the screen at position \(position)"
    case .letGo: "the app lets go of what it keeps"
    case .pushKept: "push the screen that the app kept last"
    case .extraTarget(true): "the app adds a target of its own to the swipe"
    case .extraTarget(false): "the app's target of the swipe dies"
    case .forwardDelegate: "an object that passes on takes the navigation delegate"
    case .delegateDies: "another object takes the navigation delegate, and dies"
    }
  }

  private func screen(_ kind: Int) -> String {
    guard kind > 0, kindNames.indices.contains(kind) else { return "a screen" }
    return "a '\(kindNames[kind])' screen"
  }

  private func later(_ delay: Int) -> String { delay == 0 ? "at once" : "\(delay) ms later" }

  private func ending(_ animated: Bool) -> String { animated ? "" : ", not animated" }

  private func words(for recipe: StackRecipe) -> String {
    switch recipe {
    case .topAlone: "its top screen alone"
    case .newAlone: "a new screen alone"
    case .rootAndNew: "the root and a new screen"
    case .rootAndTop: "the root and the top"
    case .addTwo: "itself and two new screens"
    case .replaceTop: "itself with a new top"
    case .insertUnderRoot: "itself with a new root under it"
    case .insertUnderTop: "itself with a new screen under the top"
    case .swapTop: "itself with the upper two exchanged"
    case .same: "what it is"
    }
  }

  private func words(for request: DrivenRequest) -> String {
    switch request {
    case .pop: "pop"
    case .push: "push a screen"
    case .set: "set the stack to a new screen alone"
    }
  }

  private func words(for end: DriveEnd) -> String {
    end == .cancel ? "takes it back" : "lets it end"
  }

  private func words(for request: SwipedRequest) -> String {
    switch request {
    case .push: "push a screen"
    case .pop: "pop"
    }
  }

  private func words(for form: SwipeForm, from place: Place) -> String {
    switch form {
    case .full: "full swipe \(from(place))"
    case .partial: "short swipe \(from(place)), given up"
    case .flick: "short fast swipe \(from(place))"
    case .interrupted: "swipe \(from(place)), cancelled by the system half way"
    }
  }

  private func words(for place: RootPlace) -> String {
    switch place {
    case .own: "the controller itself"
    case .other: "another controller"
    case .container: "a container around the controller"
    case .forwarding: "a container that forwards by hand"
    case .nested: "a stack around the controller"
    }
  }

  private func words(for style: ModalStyle) -> String {
    switch style {
    case .full: "a full-screen modal"
    case .page: "a page sheet"
    case .form: "a form sheet"
    case .locked: "a sheet that may not be swiped away"
    case .over: "an overlay"
    }
  }

  private func words(for form: SheetSwipeForm) -> String {
    switch form {
    case .full: "swipe down on the modal"
    case .partial: "short swipe down on the modal, given up"
    case .interrupted: "swipe down on the modal, cancelled by the system"
    }
  }

  private func at(_ place: Place) -> String {
    switch place {
    case .edge: "at the left edge"
    case .inside: "in the middle"
    case .rightEdge: "at the right edge"
    case .bar: "at the left edge of the bar"
    }
  }

  private func from(_ place: Place) -> String {
    switch place {
    case .edge: "from the left edge"
    case .inside: "from the middle"
    case .rightEdge: "from the right edge"
    case .bar: "from the left edge of the bar"
    }
  }

  private func distance(right: Int, down: Int) -> String {
    var parts: [String] = []
    if right != 0 || down == 0 { parts.append("\(abs(right)) \(right < 0 ? "left" : "right")") }
    if down != 0 { parts.append("\(abs(down)) \(down < 0 ? "up" : "down")") }
    return parts.joined(separator: " and ")
  }

  private func speed(_ velocity: Int) -> String {
    guard velocity != 0 else { return "" }
    return ", moving \(velocity < 0 ? "left" : "right") at \(abs(velocity)) points a second"
  }
}
