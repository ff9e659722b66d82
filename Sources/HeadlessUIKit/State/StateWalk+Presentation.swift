// StateWalk+Presentation: modals: who presents, what is on its way, and how far.

extension StateWalk {
  func describe(_ modal: ModalState) {
    add((modal.isModal ? 1 : 0) | (modal.definesContext ? 2 : 0))
    if let movement = modal.movement { add(place(of: movement)) } else { add(0) }
    reference(any: modal.manager)
  }

  func describe(_ manager: UIPresentationController) {
    reference(any: manager.delegate)
    reference(manager.storedContainer)
    addClass(of: manager)
  }

  func describe(_ interaction: SheetInteraction) {
    add(interaction.isRefused ? 1 : 0)
    if let movement = interaction.movement { add(place(of: movement)) } else { add(0) }
  }

  /// Names a modal on its way by its place among them; they come before what refers to them.
  func place(of presentation: Presentation) -> Int {
    (world?.presentations.firstIndex { $0 === presentation } ?? -2) + 2
  }

  func addPresentations(of world: World) {
    add(world.presentations.count)
    for presentation in world.presentations { describe(presentation) }
  }

  private func describe(_ presentation: Presentation) {
    var flags = PackedNumber()
    flags.add(presentation.direction == .in)
    flags.add(presentation.isAnimated)
    flags.add(presentation.initiallyInteractive)
    flags.add(presentation.isUnderWay)
    flags.add(presentation.isOver)
    flags.add(presentation.completionNumber > 0)
    flags.add(presentation.covers)
    flags.add(Int(presentation.decision.rawValue))
    flags.add(Int(presentation.earlyDecision.map { $0.rawValue + 1 } ?? 0))
    add(flags.word)
    reference(presentation.presenter)
    references(presentation.chain)
    references(presentation.waiting)
    add(presentation.offset)
    for numbers in presentation.handlers.numbers {
      add(numbers.count)
      blocks += numbers
    }
    if presentation.completionNumber > 0 { blocks.append(presentation.completionNumber) }
  }
}
