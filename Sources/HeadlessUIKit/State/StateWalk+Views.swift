// StateWalk+Views: where views lie, and what recognisers have seen.

extension StateWalk {
  // A closure or a loop over a copy retains what it holds: arrays are read in place.
  func describe(_ view: UIView) {
    var flags = PackedNumber()
    flags.add(view.isInWindow)
    flags.add(view.needsLayout)
    flags.add(view.isLayoutQueued)
    flags.add(view.hidden)
    flags.add(view.takesTouches)
    flags.add(view.looks != nil)
    flags.add(view.storedAlpha == 1)
    flags.add(view.storedTag == 0)
    add(flags.word)
    add(view.storedFrame.origin)
    add(view.storedFrame.size.width)
    add(view.storedFrame.size.height)
    add(view.boundsOrigin)
    if view.storedAlpha != 1 { add(view.storedAlpha) }
    if view.storedTag != 0 { add(view.storedTag) }
    reference(view.owner)
    reference(view.parentView)
    references(view.children)
    references(view.recognizers)
    if let looks = view.looks { describe(looks) }
    guard type(of: view) != UIView.self else { return }
    describe(special: view)
    addClass(of: view)
  }

  private func describe(special view: UIView) {
    guard type(of: view) != UIWindow.self else {
      reference((view as? UIWindow)?.storedRoot)
      reference((view as? UIWindow)?.shownRoot)
      return
    }
    switch view {
    case let scrollView as UIScrollView: describe(scrollView)
    case let bar as UINavigationBar:
      reference(any: bar.delegate)
      add(bar.isTranslucent ? 1 : 0)
      add(bar.barTintColor.map { "\($0.parts)" })
      add(bar.prefersLargeTitles ? 1 : 0)
      add(bar.ownItems?.count ?? -1)
      for item in bar.ownItems ?? [] { describe(item) }
    case let control as UIControl: describe(control)
    case let bar as UITabBar: add(bar.isHiddenByApp ? 1 : 0)
    case let window as UIWindow:
      reference(window.storedRoot)
      reference(window.shownRoot)
    default: break
    }
  }

  private func describe(_ looks: ViewLooks) {
    let transform = looks.transform
    for part in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      add(part)
    }
    add(Int(looks.autoresizingMask.rawValue))
    add(looks.clipsToBounds ? 1 : 0)
    add(looks.semanticContentAttribute.rawValue)
    add(looks.backgroundColor.map { "\($0.parts)" })
    add(looks.tintColor.map { "\($0.parts)" })
  }

  private func describe(_ scrollView: UIScrollView) {
    var flags = PackedNumber()
    flags.add(scrollView.bounces)
    flags.add(scrollView.alwaysBounceHorizontal)
    flags.add(scrollView.alwaysBounceVertical)
    flags.add(scrollView.isScrollEnabled)
    flags.add(scrollView.isDirectionalLockEnabled)
    flags.add(scrollView.isPagingEnabled)
    flags.add(scrollView.isDragging)
    flags.add(scrollView.lockedAxis == .horizontal)
    flags.add(scrollView.lockedAxis == .vertical)
    add(flags.word)
    add(scrollView.contentSize.width)
    add(scrollView.contentSize.height)
    let inset = scrollView.contentInset
    for side in [inset.top, inset.left, inset.bottom, inset.right] { add(side) }
    // Where the drag began counts until it ends.
    if scrollView.isDragging { add(scrollView.offsetAtBegin) }
    reference(any: scrollView.delegate)
  }

  private func describe(_ control: UIControl) {
    var flags = PackedNumber()
    flags.add(control.isEnabled)
    flags.add(control.isSelected)
    flags.add(control.isTracking)
    flags.add(control.isTouchInside)
    add(flags.word)
    add((control as? UIButton)?.currentTitle ?? (control as? UITextField)?.text)
    add(control.pairs.count)
    for pair in control.pairs {
      add(Int(pair.events.rawValue))
      if let target = pair.target { describe(target) }
      if let action = pair.action { add(action.origin) }
    }
  }

  // MARK: - Recognisers

  func describe(_ recognizer: UIGestureRecognizer) {
    var flags = PackedNumber()
    flags.add(recognizer.phase.rawValue)
    flags.add(recognizer.wanted.map { $0.rawValue + 1 } ?? 0)
    flags.add(recognizer.touches.count)
    flags.add(recognizer.isSwitchedOn)
    flags.add(recognizer.cancelsForView)
    flags.add(recognizer.holdsBack)
    flags.add(recognizer.delaysTouchesEnded)
    flags.add(recognizer.delegateSlot.isAssigned)
    flags.add(recognizer.relations?.isEmpty == false)
    add(flags.word)
    add(recognizer.name)
    reference(recognizer.hostView)
    reference(any: recognizer.storedDelegate)
    add(recognizer.targetActions.count)
    for pair in recognizer.targetActions { describe(pair) }
    if let relations = recognizer.relations, !relations.isEmpty { describe(relations) }
    if let pan = recognizer as? UIPanGestureRecognizer {
      describe(pan)
    } else if let tap = recognizer as? UITapGestureRecognizer {
      add(tap.numberOfTapsRequired)
      add(tap.numberOfTouchesRequired)
    }
    addClass(of: recognizer)
  }

  private func describe(_ pair: TargetAction) {
    reference(any: pair.target)
    add(pair.action.description)
    if pair.action.call != nil { add(pair.origin) }
  }

  private func describe(_ relations: GestureRelations) {
    for entry in relations.required {
      if let recognizer = entry.recognizer { reference(recognizer) }
    }
    add(relations.answers.count)
    for answer in relations.answers {
      addName(ofRecognizer: answer.other)
      add(answer.waits ? 1 : 0)
    }
    add(relations.besides.count)
    for id in relations.besides { addName(ofRecognizer: id) }
  }

  private func describe(_ pan: UIPanGestureRecognizer) {
    add(pan.minimumNumberOfTouches)
    add(pan.maximumNumberOfTouches)
    if let edgePan = pan as? UIScreenEdgePanGestureRecognizer {
      add(Int(edgePan.edges.rawValue))
    }
    if pan.touches.isEmpty {
      if countedPast == .time { add(pan.speed) }
      return
    }
    // What an attempt remembers counts until it is over, or as long as its finger is there to be asked about.
    let isOver = pan.phase != .possible && !pan.isActive && !isPending(pan)
    if isOver {
      guard countedPast >= (pan.phase == .failed ? .finger : .velocity) else { return }
    }
    add(pan.origin)
    guard countedPast > .nothing || isPending(pan) else { return }
    add(pan.speed)
    add((world?.now ?? 0) - pan.sampleInstant)
  }

  private func isPending(_ recognizer: UIGestureRecognizer) -> Bool {
    for action in world?.arena.pending ?? [] where action.recognizer === recognizer { return true }
    return false
  }
}
