// ConformanceMemoTests: whether a class conforms is looked up once, and for each class by itself.

import Testing

@testable import HeadlessUIKit

@Suite("What is remembered of classes")
@MainActor
struct ConformanceMemoTests {
  private class Plain: UIScrollView {}
  private final class Asked: Plain, UIGestureRecognizerDelegate {}

  @Test("the runtime is asked once for each class, and a subclass is a class of its own")
  func once() {
    var memo = ConformanceMemo()
    var looks = 0
    for view in [Plain(), Asked(), Plain(), Asked()] {
      let conforms = memo.conforms(view) {
        looks += 1
        return view is any UIGestureRecognizerDelegate
      }
      #expect(conforms == (view is Asked))
    }
    #expect(looks == 2)
  }

  @Test("a scroll view that may be a delegate is its pan's, and another is not")
  func pan() {
    #expect(Plain().panGestureRecognizer.delegate == nil)
    let asked = Asked()
    #expect(asked.panGestureRecognizer.delegate === asked)
  }
}
