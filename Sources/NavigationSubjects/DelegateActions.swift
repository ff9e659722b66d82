// DelegateActions: what makes no sense for a controller whose app leaves it its delegate.

import NavigationModel

extension Set<String> {
  /// The actions by which another object takes the navigation delegate, by name.
  static let delegateActions: Set<String> = [
    "take-delegate", "return-delegate", "delegate-dies",
  ]
}
