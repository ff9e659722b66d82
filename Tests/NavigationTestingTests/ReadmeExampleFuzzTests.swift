// ReadmeExampleFuzzTests: the README's example, as it stands there.

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif
import NavigationTesting
import Testing

@Suite("My navigation", .tags(.fuzz)) struct MyNavigationFuzzTests {
  @Test("my controller survives its users")
  func survives() async {
    await fuzz(Subject("mine") { MyNavigationController(rootViewController: UIViewController()) })
  }
}

/// What the example calls the reader's own controller: the system's, which a reader would change.
private final class MyNavigationController: UINavigationController {}
