// UIBarButtonItem: a button in a bar.

public import Foundation

/// What a button does, as a closure.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Called when the button is tapped.
  public typealias Handler = (UIAction) -> Void

  /// The button's title.
  open var title: String
  let handler: Handler
  /// Where the handler comes from, so that it can be told from others.
  let origin = World.current?.originOfClosure() ?? ClosureOrigin()

  /// Makes an action.
  public init(title: String = "", handler: @escaping Handler) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How the button would look.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Buttons that the system would draw.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, close
  }

  /// The title.
  open var title: String?
  /// Kept and never used.
  open var style = Style.plain
  /// Who is told of a tap; not kept alive.
  open weak var target: AnyObject?
  /// What is called on the target.
  open var action: Selector?
  /// What is called instead.
  open var primaryAction: UIAction?
  /// A view in the button's place; ignored in a back item.
  open var customView: UIView?
  /// Whether it can be tapped.
  open var isEnabled = true
  /// A number for the app's own use.
  open var tag = 0

  /// Makes a button with nothing.
  public override init() { super.init() }

  /// Makes a button with nothing from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes a button with a title and a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map(asObject)
    self.action = action
  }

  /// Makes a button that the system would draw.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
  }

  /// Makes a button with a closure.
  public convenience init(title: String? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.primaryAction = primaryAction
  }

  /// Makes a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The user taps the button.
  final func fire(in world: World) {
    guard isEnabled, world.trap == nil else { return }
    if let primaryAction {
      world.callbackCount += 1
      primaryAction.handler(primaryAction)
    } else if let target, let action {
      world.callbackCount += 1
      TargetAction(target: target, action: action).send(from: self)
    }
  }
}
