// Specification+ModalState: what the oracle remembers of modals, as numbers.

import NavigationModel

extension Specification {
  /// Writes down what decides how modals are judged from here on.
  func addModals(by numbering: inout ScreenNumbering, to numbers: inout [Int]) {
    numbers.append(modals.chain.count)
    for modal in modals.chain { numbers.append(numbering.number(of: modal)) }
    guard !modals.chain.isEmpty else { return numbers.append(modals.isCoverLeaving ? 1 : 0) }
    let stays = modals.stays.map { $0 ? 2 : 1 } ?? 0
    var word = Int(modals.movement.rawValue) << 8 | stays << 4
    if modals.isAnimated { word |= 1 }
    if modals.isUnderWay { word |= 2 }
    if modals.isAnnounced { word |= 4 }
    numbers += [word, modals.movingCount, modals.end.map { $0 - instant } ?? -1]
    // Where the finger is counts while it holds a sheet.
    numbers.append(touch.isDown || modals.movement == .dragged ? modals.dragged : 0)
    numbers.append(modals.movement == .dragged ? modals.draggedWithModal : 0)
  }
}
