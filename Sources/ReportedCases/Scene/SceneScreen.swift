// SceneScreen: a screen with room for what an app does in its callbacks.

import HeadlessUIKit

/// A screen with room for what an app does in its callbacks.
final class SceneScreen: UIViewController {
  typealias Callback = (SceneScreen) -> Void

  let name: String
  var onLoad: Callback?
  var onWillAppear: Callback?
  var onDidAppear: Callback?
  var onWillDisappear: Callback?
  var onDidDisappear: Callback?
  var onParent: ((SceneScreen, UIViewController?) -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { onLoad?(self) }
  override func viewWillAppear(_ animated: Bool) { onWillAppear?(self) }
  override func viewDidAppear(_ animated: Bool) { onDidAppear?(self) }
  override func viewWillDisappear(_ animated: Bool) { onWillDisappear?(self) }
  override func viewDidDisappear(_ animated: Bool) { onDidDisappear?(self) }
  override func didMove(toParent parent: UIViewController?) { onParent?(self, parent) }
}
