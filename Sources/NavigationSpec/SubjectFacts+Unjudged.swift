// SubjectFacts+Unjudged: promises of which no run can say anything, each with the reason.

package import NavigationModel

extension SubjectFacts {
  /// What is promised and not judged, each as a sentence with the reason; empty if every promise is.
  package var unjudgedPromises: [String] {
    Promises.texts.compactMap { text in
      guard promises.contains(text.promise), let reason = reasonNotToJudge(text.promise) else {
        return nil
      }
      return "promise \(text.name) is not judged, because \(reason)"
    }
  }

  private func reasonNotToJudge(_ promise: Promises) -> String? {
    switch promise {
    case .hidesTabBarWhenPushed where !hasTabBar:
      "the controller is in no tab bar controller (isInTabBar: true)"
    case .absorbsDuplicatePush where excludedActions.contains(ActionKind.pushAgain.name):
      "\(ActionKind.pushAgain.name) is excluded"
    case .swipeBackWithHiddenBar where !promises.contains(.swipeBackWhenIdle):
      "swipeBackWhenIdle is not promised"
    case .keepsVeto where !hasRouter:
      "no router is given, whose screens could refuse to be left (router:)"
    case .keepsVeto where excludedActions.contains(ActionKind.veto.name):
      "\(ActionKind.veto.name) is excluded"
    default: nil
    }
  }
}
