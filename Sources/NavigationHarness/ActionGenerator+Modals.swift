// ActionGenerator+Modals: how modals are drawn.

import FuzzCore
import NavigationModel

extension ActionGenerator {
  /// Draws the numbers of an action on modals.
  func fillModal(
    _ kind: ActionKind, _ choices: inout some ChoiceSource
  ) -> Action {
    switch kind {
    case .present: .present(choices.pick(from: Self.styles), animated: animated(&choices))
    case .dismiss: .dismiss(choices.odds(1, in: 4) ? .all : .top, animated: animated(&choices))
    default: .sheetSwipe(choices.pick(from: Self.sheetForms))
    }
  }

  private static let styles: [ModalStyle] = [
    .full, .full, .full, .page, .page, .page, .form, .locked, .over,
  ]
  /// Points: a little, up to where a sheet surely stays, between, and from where it surely goes.
  static let falls = [12, 40, 40, 67, 100, 200, 300, 333, 400, 450]
  private static let sheetForms: [SheetSwipeForm] = [
    .full, .full, .partial, .partial, .interrupted,
  ]
}

extension Plot {
  /// Phrases around modals.
  static let modalPhrases: [[Beat]] = [
    // A call while a modal comes, and while it goes.
    [.kind(.present), .shortWait, .anyRequest, .rest, .kind(.dismiss), .rest, .fullSwipe],
    [.kind(.present), .rest, .kind(.dismiss), .shortWait, .anyRequest, .rest],
    [.kind(.present), .rest, .anyRequest, .shortWait, .kind(.dismiss), .shortWait, .fullSwipe],
    // A modal within a transition, and within a swipe.
    [.anyRequest, .shortWait, .kind(.present), .shortWait, .kind(.dismiss)],
    [.downAtEdge, .smallMove, .kind(.present), .bigMove, .rest, .kind(.dismiss), .rest],
    // Modals close to one another.
    [.kind(.present), .shortWait, .kind(.present), .rest, .kind(.dismiss), .shortWait],
    [.kind(.present), .rest, .kind(.present), .rest, .kind(.dismiss), .shortWait, .kind(.present)],
    [.kind(.present), .shortWait, .kind(.dismiss), .rest, .kind(.dismiss)],
    // The finger on a sheet.
    [.kind(.present), .rest, .kind(.sheetSwipe), .shortWait, .kind(.sheetSwipe), .rest],
    [.kind(.present), .rest, .kind(.sheetSwipe), .shortWait, .anyRequest],
    [.kind(.present), .rest, .anyRequest, .shortWait, .kind(.sheetSwipe), .shortWait, .fullSwipe],
    // Steps of any size, so that a large first one counts or not; and a second finger that comes, or taps, in between.
    [.kind(.present), .rest, .downInside, .fall, .kind(.up), .rest],
    [.kind(.present), .rest, .downInside, .fall, .fall, .kind(.up), .rest],
    [.kind(.present), .rest, .downInside, .fall, .kind(.tap), .fall, .kind(.up), .rest],
    [
      .kind(.present), .rest, .downInside, .fall, .kind(.secondDown), .fall, .kind(.secondUp),
      .fall, .kind(.up), .rest,
    ],
  ]
}
