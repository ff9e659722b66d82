// Contradiction: two values of switches that cannot hold together, with the reason and what to do.

/// Two values of switches that cannot hold together.
package struct Contradiction: Hashable, Sendable {
  /// The two values.
  package let one, other: Setting
  /// The rule that both together would break.
  package let rule: Int
  /// What would come of them, as a clause.
  package let reason: String
  /// The values that can stand in the place of the one, and of the other.
  package let insteadOfOne, insteadOfOther: Setting

  /// All of them, in the order in which they are looked for.
  package static let all = [
    Contradiction(
      one: Setting(.cancelCallbackTime, "willAtDecision"),
      other: Setting(.cancelRestoreTime, "atAnimationEnd"), rule: 340,
      reason: "a controller would hear that it comes back before the stack holds it again",
      insteadOfOne: Setting(.cancelCallbackTime, "atAnimationEnd"),
      insteadOfOther: Setting(.cancelRestoreTime, "atDecision")),
    Contradiction(
      one: Setting(.sameTurnPush, "afterCommit"),
      other: Setting(.transitionStart, "synchronousWhenVisible"), rule: 410,
      reason: "a set that is over within its call leaves no push to wait for the commit",
      insteadOfOne: Setting(.sameTurnPush, "immediate"),
      insteadOfOther: Setting(.transitionStart, "nextLayout")),
    Contradiction(
      one: Setting(.multiLevelPopRead, "departingFirstUntilLayout"),
      other: Setting(.transitionStart, "synchronousWhenVisible"), rule: 307,
      reason: "a transition that starts within the call leaves no time before the layout",
      insteadOfOne: Setting(.multiLevelPopRead, "exact"),
      insteadOfOther: Setting(.transitionStart, "nextLayout")),
    Contradiction(
      one: Setting(.popDuringTransitionReturn, "controller"),
      other: Setting(.nestedTransitionPolicy, "refuse"), rule: 403,
      reason: "a pop that is refused has popped nobody whom it could return",
      insteadOfOne: Setting(.popDuringTransitionReturn, "nil"),
      insteadOfOther: Setting(.nestedTransitionPolicy, "queue")),
  ]
}

extension Switches {
  /// Refuses pairs of values that cannot hold together.
  ///
  /// - Throws: `SwitchError.contradiction`.
  package func checkContradictions() throws(SwitchError) {
    if let pair = Contradiction.all.first(where: holds) { throw .contradiction(pair) }
  }

  /// The values with one of them set, and what that one contradicts set to something else.
  ///
  /// - Returns: the values; free of contradiction, if these are.
  package func making(_ setting: Setting) -> Switches {
    var result = self
    result[setting.key] = setting.word
    for pair in Contradiction.all where result.holds(pair) {
      let cure = pair.one.key == setting.key ? pair.insteadOfOther : pair.insteadOfOne
      result[cure.key] = cure.word
    }
    return result
  }

  private func holds(_ pair: Contradiction) -> Bool {
    self[pair.one.key] == pair.one.word && self[pair.other.key] == pair.other.word
  }
}
