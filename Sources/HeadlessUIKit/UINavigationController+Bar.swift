// UINavigationController+Bar: the navigation bar's state, its chain of items, and the way back.

extension UINavigationController {
  /// Hides or shows the bar; a request among a cancel's callbacks may be lost.
  ///
  /// - Source, Z-25.
  final func hideBar(_ hidden: Bool) {
    guard World.forCall("setNavigationBarHidden") != nil, !losesBarCalls else { return }
    isBarHidden = hidden
    storedBar?.isHidden = hidden
  }

  /// The controllers whose items the bar holds, bottom first: the stack, save what was lost.
  final var barChain: [UIViewController] {
    stack.contains(where: \.barItemIsLost) ? stack.filter { !$0.barItemIsLost } : stack
  }

  /// The controller whose item the bar shows as the way back.
  final var displayedBackController: UIViewController? {
    let place = displayedBackPlace
    return place < 0 ? nil : stack[place]
  }

  /// The place in the stack, from 0, of the controller whose item the bar shows as the way back; -1 where it shows none.
  ///
  /// A place, so that who only compares tags retains no controller.
  ///
  /// - Source.
  final var displayedBackPlace: Int {
    guard !isBarHidden, stack.count > 1 else { return -1 }
    if let item = stack[stack.count - 1].storedItem,
      item.hidesBackButton || item.leftItemsReplaceBackButton
    {
      return -1
    }
    // The chain's last but one.
    var isBelowTopItem = false
    var place = stack.count - 1
    while place >= 0 {
      if !stack[place].barItemIsLost {
        if isBelowTopItem { return place }
        isBelowTopItem = true
      }
      place -= 1
    }
    return -1
  }

  /// The items on the left that the bar shows.
  final var displayedLeftItems: [UIBarButtonItem] {
    guard !isBarHidden else { return [] }
    return stack.last?.storedItem?.leftBarButtonItems ?? []
  }

  /// The user taps what the bar shows as the way back: a left item that stands in its place, or the back button.
  ///
  /// - Source: R-425 (Z-35), R-446, R-818.
  final func tapWayBack() {
    guard let world = World.forCall("tapBack"), isOnScreen, !isBarHidden, findPresented() == nil
    else { return }
    let isBlocked = world.configuration.contentTouchesDuringTransition == .blocked
    if transition != nil, isBlocked { return }
    guard let top = stack.last else { return }
    guard displayedBackController != nil else {
      displayedLeftItems.first?.fire(in: world)
      return
    }
    guard barAllowsPop(of: top, in: world) else { return }
    popViewController(animated: true)
  }

  /// The bar's question, which a subclass may answer.
  ///
  /// - Source: R-446.
  final func barAllowsPop(of controller: UIViewController, in world: World) -> Bool {
    guard answersBar, let answerer = self as? any UINavigationBarDelegate else { return true }
    world.callbackCount += 1
    return answerer.navigationBar(navigationBar, shouldPop: controller.navigationItem)
  }

  // MARK: - Tab bar

  /// Whether the stack hides the tab bar: a controller above the root asked for it when it was pushed.
  ///
  /// - Source, Z-27.
  final func hidesTabBar(by configuration: Configuration) -> Bool {
    if keepsTabBarHidden { return true }
    let isLive = configuration.bottomBarFlagRead == .live
    let asks = { (controller: UIViewController) in
      isLive ? controller.hidesBottomBarWhenPushed : controller.hidBottomBarAtPush
    }
    guard stack.count > 1 else { return false }
    if configuration.bottomBarRule == .topOnly { return asks(stack[stack.count - 1]) }
    return stack.dropFirst().contains(where: asks)
  }

  /// A pop that leaves the tab bar hidden by mistake.
  ///
  /// - Source: R-308 (iOS 14.0), R-829 (iOS 7).
  final func keepTabBarHidden(levels: Int, animated: Bool, in world: World) {
    let configuration = world.configuration
    let isMultiLevel = configuration.multiLevelPopKeepsTabBarHidden && animated && levels > 1
    let isCovered =
      configuration.popUnderModalKeepsTabBarHidden && presentationRoot.storedPresented != nil
    keepsTabBarHidden = (isMultiLevel || isCovered) && hidesTabBar(by: configuration)
  }
}
