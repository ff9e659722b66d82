// ActionGenerator+Containers: how roots and containers are drawn.

import FuzzCore
import NavigationModel
import NavigationSpec

extension ActionGenerator {
  /// Draws the numbers of an action on containers: from elsewhere mostly the way back.
  func fillContainer(
    _ kind: ActionKind, _ choices: inout some ChoiceSource, _ spec: Outlook
  ) -> Action {
    switch kind {
    case .peek: return .peek(!spec.isPeeked)
    case .emptyStack: return .emptyStack(animated: animated(&choices))
    default:
      return .setRoot(choices.pick(from: spec.isElsewhere ? Self.waysBack : Self.waysAway))
    }
  }

  private static let waysAway: [RootPlace] = [
    .other, .other, .container, .forwarding, .forwarding, .nested, .own,
  ]
  private static let waysBack: [RootPlace] = [.own, .own, .container, .forwarding, .nested, .other]
}

extension Plot {
  /// Phrases around roots and containers.
  static let containerPhrases: [[Beat]] = [
    // Another root within a transition, and with a call in the same turn.
    [.anyRequest, .shortWait, .kind(.setRoot), .shortWait, .kind(.setRoot), .rest, .fullSwipe],
    [.anyRequest, .kind(.setRoot), .rest, .kind(.setRoot), .rest, .fullSwipe],
    [.downAtEdge, .smallMove, .kind(.setRoot), .bigMove, .kind(.up), .rest],
    [.rest, .kind(.setRoot), .anyRequest, .rest, .fullSwipe],
    // A container that begins to take the controller away, and takes that back.
    [.kind(.setRoot), .rest, .kind(.peek), .shortWait, .anyRequest, .kind(.peek), .rest],
    [.anyRequest, .shortWait, .kind(.peek), .kind(.peek), .rest, .fullSwipe],
    // An empty stack.
    [.kind(.emptyStack), .anyRequest, .rest], [.rest, .kind(.emptyStack), .rest, .anyRequest],
  ]
}
