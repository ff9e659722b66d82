// StateWalk+Controllers: what controllers remember, and what the bar shows of them.

extension StateWalk {
  func describe(_ controller: UIViewController) {
    var flags = PackedNumber()
    flags.add(Int(controller.appearance.rawValue))
    flags.add(Int(controller.membership.rawValue))
    flags.add(controller.modalPresentationStyle.rawValue + 2)
    flags.add(controller.modalTransitionStyle.rawValue)
    flags.add(controller.hidBottomBarAtPush)
    flags.add(controller.hidesBottomBarWhenPushed)
    flags.add(controller.barItemIsLost)
    flags.add(controller.isLoadingView)
    flags.add(controller.modal != nil)
    flags.add(controller.storedTag >= 0)
    flags.add(controller.headlessMark)
    add(flags.word)
    add(controller.title)
    reference(controller.storedParent)
    reference(controller.storedView)
    reference(controller.storedPresented)
    reference(controller.storedPresenter)
    references(controller.storedChildren)
    add(controller.storedItem, of: controller)
    if let modal = controller.modal { describe(modal) }
    if let navigation = controller.asNavigationController {
      describe(navigation)
    } else if let tabBar = controller.asTabBarController {
      references(tabBar.tabs)
      add(tabBar.selection)
      reference(tabBar.shownTab)
      reference(tabBar.storedTabBar)
      reference(any: tabBar.delegate)
    }
    addClass(of: controller)
  }

  private func describe(_ navigation: UINavigationController) {
    references(navigation.stack)
    reference(navigation.mounted)
    var flags = PackedNumber()
    flags.add(navigation.isNesting)
    flags.add(navigation.wasOnScreen)
    flags.add(navigation.isMarkedInteractive)
    flags.add(navigation.hasStrayBarItem)
    flags.add(navigation.keepsTabBarHidden)
    flags.add(navigation.isBarHidden)
    flags.add(navigation.losesBarCalls)
    flags.add(navigation.isSettling)
    flags.add(navigation.delegateSlot.isAssigned)
    flags.add(navigation.popsUntilTrap)
    flags.add(navigation.delegateMayAnimate)
    add(flags.word)
    references(navigation.stackBeforeCalls)
    references(navigation.entering)
    references(navigation.leaving)
    reference(navigation.departingTop)
    reference(any: navigation.storedDelegate)
    reference(any: navigation.interaction)
    reference(navigation.popRecognizer)
    reference(navigation.contentPopRecognizer)
    reference(navigation.storedBar)
    reference(navigation.container)
    if let extras = navigation.extras { describe(extras) } else { add(0) }
    if let transition = navigation.transition { describe(transition) } else { add(0) }
    if let request = navigation.request { describe(request) } else { add(0) }
    add(navigation.putOff.count)
    for waiting in navigation.putOff { describe(waiting.call) }
  }

  private func describe(_ transition: NavigationTransition) {
    var flags = PackedNumber()
    flags.add(true)
    flags.add(transition.isAnimated)
    flags.add(transition.initiallyInteractive)
    flags.add(transition.isPush)
    flags.add(transition.cameFromSet)
    flags.add(transition.isStarting)
    flags.add(transition.isSuperseded)
    flags.add(transition.isRestored)
    flags.add(transition.hasSentWills)
    flags.add(transition.isBlank)
    flags.add(transition.isOrphaned)
    flags.add(transition.isInstallation)
    flags.add(transition.isSilent)
    flags.add(transition.deadline != nil)
    flags.add(Int(transition.decision.rawValue))
    add(flags.word)
    reference(transition.from)
    reference(transition.to)
    references(transition.entering)
    references(transition.leaving)
    references(transition.stackBefore)
    reference(transition.driver)
    if let custom = transition.custom { describe(custom) } else { add(0) }
    add(transition.offset)
    add(transition.width)
    add(transition.animationNumbers.count)
    add(transition.completionNumbers.count)
    add(transition.decisionNumbers.count)
    blocks += transition.animationNumbers
    blocks += transition.completionNumbers
    blocks += transition.decisionNumbers
  }

  private func describe(_ extras: NavigationExtras) {
    var flags = PackedNumber()
    flags.add(true)
    flags.add(extras.hidesToolbar)
    flags.add(extras.hidesOnSwipe)
    flags.add(extras.hidesWithKeyboard)
    flags.add(extras.hideSwipe?.hasDecided == true)
    add(flags.word)
    reference(extras.toolbar)
    reference(extras.hideSwipe)
  }

  private func describe(_ custom: CustomTransition) {
    var flags = PackedNumber()
    flags.add(true)
    flags.add(custom.isHeldAgain)
    flags.add(custom.outcome == true)
    flags.add(custom.outcome == false)
    flags.add(custom.isRunning)
    add(flags.word)
    reference(any: custom.animator)
    reference(any: custom.driver)
  }

  private func describe(_ request: TransitionRequest) {
    var flags = PackedNumber()
    flags.add(true)
    flags.add(request.isAnimated)
    flags.add(request.cameFromSet)
    flags.add(request.isNested)
    flags.add(request.earlyFinish == true)
    flags.add(request.earlyFinish == false)
    add(flags.word)
    reference(request.driver)
    references(request.stackBefore)
  }

  private func describe(_ call: NavigationCall) {
    switch call {
    case .push(let controller, let animated):
      add(animated ? 1 : 2)
      reference(controller)
    case .pop(let animated): add(animated ? 3 : 4)
    case .popTo(let controller, let animated):
      add(animated ? 5 : 6)
      reference(controller)
    case .popToRoot(let animated): add(animated ? 7 : 8)
    case .set(let controllers, let animated):
      add(animated ? 9 : 10)
      references(controllers)
    }
  }

  // MARK: - Items of the bar

  /// An item that says nothing is as good as none: it is made when somebody looks.
  private func add(_ item: UINavigationItem?, of controller: UIViewController) {
    guard let item else { return add(0) }
    let isPlain =
      item.leftBarButtonItems == nil && item.rightBarButtonItems == nil && !item.hidesBackButton
      && item.backBarButtonItem == nil && item.backButtonTitle == nil && item.titleView == nil
      && item.searchController == nil && item.toolbarItems == nil && item.prompt == nil
      && !item.leftItemsSupplementBackButton
      && (item.title ?? "") == (controller.title ?? "")
      && type(of: item) == UINavigationItem.self
    if isPlain { add(0) } else { describe(item) }
  }

  func describe(_ item: UINavigationItem) {
    add(item.hidesBackButton ? 1 : 2)
    add(item.leftItemsSupplementBackButton ? 1 : 2)
    add(item.title)
    add(item.prompt)
    add(item.backButtonTitle)
    reference(item.titleView)
    if let button = item.backBarButtonItem { describe(button) } else { add(0) }
    reference(item.searchController)
    for list in [item.leftBarButtonItems, item.rightBarButtonItems, item.toolbarItems] {
      add(list?.count ?? -1)
      for button in list ?? [] { describe(button) }
    }
    addClass(of: item)
  }

  func describe(_ button: UIBarButtonItem) {
    add(button.isEnabled ? 1 : 2)
    add(button.style.rawValue)
    add(button.tag)
    add(button.title)
    reference(any: button.target)
    add(button.action?.description)
    reference(button.customView)
    if let action = button.primaryAction { add(action.origin) } else { add(0) }
    if button.action?.call != nil, button.action?.description.isEmpty == true {
      note(unseen: "the action of a UIBarButtonItem, which has no name")
    }
    addClass(of: button)
  }

  /// Writes down where a closure comes from.
  func add(_ origin: ClosureOrigin) {
    add(origin.maker + 1)
    if origin.maker > 0 { add(origin.number) } else { blocks.append(origin.number) }
  }
}
