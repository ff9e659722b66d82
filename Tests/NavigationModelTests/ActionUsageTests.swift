// ActionUsageTests: the usage line of every action, word for word.

import NavigationModel
import Testing

@Suite("Action usage") struct ActionUsageTests {
  private static let expected = """
    push [kind=N] [unanimated]
    pop [unanimated]
    pop-to-root [unanimated]
    back-tap
    pop-to N [unanimated]
    set-stack top-alone|new-alone|root-and-new|root-and-top|add-two|replace-top|\
    insert-under-root|insert-under-top|swap-top|same [unanimated]
    bar hidden|shown [unanimated]
    swipe-enabled off|on
    take-delegate
    return-delegate
    cover
    uncover
    push-again N
    animator fade|interruptible|system
    toolbar hidden|shown [unanimated]
    change-item top|below
    hides-bars-on-swipe off|on
    search off|on
    style tinted|plain
    collapse-bar
    status-bar hidden|shown
    focus
    unfocus
    direction right-to-left|left-to-right
    when did-load|will-appear|did-appear|will-disappear|did-disappear|will-join|did-join|\
    will-leave|did-leave|will-show|did-show|should-receive|should-begin \
    push|push-unanimated|pop|pop-unanimated|pop-to-root|pop-to-root-unanimated|set-new|\
    set-new-unanimated|hide-bar|show-bar|swipe-off|swipe-on|take-delegate|return-delegate \
    [after=N] [always]
    route-push
    route-back
    router-delay MILLISECONDS
    veto off|on
    present full|page|form|locked|over [unanimated]
    dismiss top|all [unanimated]
    select-tab N
    tap-tab N
    reselect-tab
    root own|other|container|forwarding|nested
    peek off|on
    empty-stack [unanimated]
    keep N
    let-go
    push-kept
    extra-target off|on
    forward-delegate
    delegate-dies
    settle
    wait MILLISECONDS
    background MILLISECONDS
    interruption MILLISECONDS
    swipe full|partial|flick|interrupted [from=edge|inside|right-edge|bar]
    double-swipe MILLISECONDS
    swipe-during push|pop MILLISECONDS
    sheet-swipe full|partial|interrupted
    drag up|down
    drive pop|push|set cancel|finish
    take-hold cancel|finish
    tap row|back
    down edge|inside|right-edge|bar
    move POINTS [vertically=POINTS]
    up POINTS-PER-SECOND
    cancel-touch
    second-down edge|inside|right-edge|bar
    second-move POINTS
    second-up POINTS-PER-SECOND
    """

  @Test("every action has a usage line")
  func lines() {
    #expect(ActionKind.allCases.map(\.usage).joined(separator: "\n") == Self.expected)
  }
}
