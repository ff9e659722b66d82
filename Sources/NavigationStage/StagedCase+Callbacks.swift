// StagedCase+Callbacks: calls that the app's code makes from within callbacks.

import HeadlessUIKit
import NavigationModel

extension StagedCase {
  /// Lets a call wait for its callback, in the place of the one that waited for the same.
  func arm(_ script: Script, _ observe: (borrowing Observation) -> Bool) {
    if let place = scripts.firstIndex(where: { $0.moment == script.moment }) {
      scripts[place] = script
    } else {
      scripts.append(script)
    }
    listen()
    nothing(observe)
  }

  /// Lets no call wait any more.
  func endScripts() {
    guard !scripts.isEmpty else { return }
    scripts.removeAll()
    listen()
  }

  /// Hears of the moments that calls wait for, and of those in which screens ask for how the bars look.
  func listen() {
    let moments = scripts.map { CallbackMoment($0.moment) } + (looks == nil ? [] : LookBook.moments)
    guard !moments.isEmpty else { return world.setScript(in: [], nil) }
    world.setScript(in: moments) { [unowned self] moment, tag in
      if looks != nil { self.dress(moment, tag) }
      self.reach(moment, tag)
    }
  }

  /// Makes the call that waits for the moment; it waits no longer when it is made, so that what it brings about finds it gone.
  private func reach(_ moment: CallbackMoment, _ tag: Int32) {
    guard let place = scripts.firstIndex(where: { CallbackMoment($0.moment) == moment }) else {
      return
    }
    let script = scripts[place]
    guard script.skipped == 0 else {
      scripts[place].skipped -= 1
      return
    }
    if !script.isStanding {
      scripts.remove(at: place)
      listen()
    }
    world.noteScriptedCall(in: moment, tag: tag, number: Int32(script.call.rawValue))
    callsInTurn += 1
    perform(script.call.action)
  }
}

extension CallbackMoment {
  /// The engine's moments, one to one.
  init(_ moment: ScriptMoment) {
    self =
      switch moment {
      case .didLoad: .didLoad
      case .willAppear: .willAppear
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      case .willJoin: .willJoin
      case .didJoin: .didJoin
      case .willLeave: .willLeave
      case .didLeave: .didLeave
      case .willShow: .willShow
      case .didShow: .didShow
      case .shouldReceive: .shouldReceive
      case .shouldBegin: .shouldBegin
      }
  }
}
