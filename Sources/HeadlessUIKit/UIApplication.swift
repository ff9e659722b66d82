// UIApplication: what an app may ask of itself, and what it hears when it leaves the screen.

public import Foundation

/// The app.
@preconcurrency @MainActor
public final class UIApplication {
  /// Where the app is.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The app of the current world.
  public static let shared = UIApplication()

  private init() {}

  /// Where the app is.
  public var applicationState: State {
    World.current?.activity ?? .active
  }

  /// The way in which the phone's language reads.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    World.current?.layoutDirection ?? .leftToRight
  }

  /// The app is about to leave the screen.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has left the screen.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come back.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is back.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
}
