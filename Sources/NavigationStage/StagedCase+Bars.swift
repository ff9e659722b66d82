// StagedCase+Bars: toolbars, changing items, bars that hide, searches, and what is typed into.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Makes a call of the capabilities `bars` and `keyboard`.
  func performBars(_ action: Action) {
    switch action {
    case .toolbar(let hidden, let animated): navigation.setToolbarHidden(hidden, animated: animated)
    case .changeItem(let owner): changeItem(of: owner)
    case .hidesBarsOnSwipe(let enabled): navigation.hidesBarsOnSwipe = enabled
    case .search(let isActive): search(isActive)
    case .focus: focus()
    case .unfocus: navigation.view.endEditing(true)
    default: break
    }
  }

  /// Gives a screen a new item on the right of the bar, and one in the toolbar.
  private func changeItem(of owner: ItemOwner) {
    let stack = navigation.viewControllers
    let position = owner == .top ? stack.count - 1 : stack.count - 2
    guard stack.indices.contains(position) else { return }
    let screen = stack[position]
    let item = UIBarButtonItem(title: "changed", style: .plain, target: nil, action: nil)
    item.tag = Int(screen.headlessTag)
    screen.navigationItem.rightBarButtonItem = item
    screen.setToolbarItems([item], animated: true)
  }

  private func search(_ isActive: Bool) {
    guard let top = navigation.topViewController, let view = top.viewIfLoaded else { return }
    if top.navigationItem.searchController == nil, isActive {
      let made = UISearchController(searchResultsController: nil)
      top.navigationItem.searchController = made
      view.addSubview(made.searchBar)
    }
    top.navigationItem.searchController?.isActive = isActive
  }

  private func focus() {
    guard let view = navigation.topViewController?.viewIfLoaded else { return }
    let present = view.subviews.first { $0 is UITextField }
    let field = present ?? UITextField(frame: CGRect(x: 20, y: 480, width: 200, height: 40))
    if present == nil { view.addSubview(field) }
    field.becomeFirstResponder()
  }

  /// A vertical drag over the content.
  func drag(_ drag: VerticalDrag, _ observe: (borrowing Observation) -> Bool) {
    guard !isFingerDown, cover == nil else { return nothing(observe) }
    for index in 0..<VerticalDrag.touchCount {
      let step = drag.touch(index)
      if step.delay > 0 { guard pass(step.delay, observe) else { return } }
      guard play(step.touch, observe) else { return }
    }
  }
}
