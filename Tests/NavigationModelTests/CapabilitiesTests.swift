// CapabilitiesTests: capabilities are read and written by name, and say what a run draws.

import Testing

@testable import NavigationModel

@Suite("Capabilities")
struct CapabilitiesTests {
  @Test(
    "are written by name in their order, and read in any",
    arguments: [
      ("", []), ("router", .router), ("modals,callbacks", [.callbacks, .modals]), ("all", .all),
    ] as [(String, Capabilities)])
  func text(text: String, capabilities: Capabilities) throws {
    if !text.isEmpty { #expect(try Capabilities(parsing: text) == capabilities) }
    #expect(capabilities.text == (text == "modals,callbacks" ? "callbacks,modals" : text))
  }

  @Test("all of them by name are all of them")
  func all() throws {
    let names = Capability.allCases.map(\.rawValue).joined(separator: ",")
    #expect(try Capabilities(parsing: names) == .all)
    #expect(Capabilities.all.list == Capability.allCases)
    let single: [Capabilities] = [
      .callbacks, .router, .arena, .containers, .lifetime, .tabs, .modals, .transitions, .bars,
      .keyboard,
    ]
    #expect(single.map(\.list) == Capability.allCases.map { [$0] })
  }

  @Test("a word that names none is refused with the nearest one")
  func unknown() {
    #expect(throws: CapabilityError(word: "moddals", nearest: "modals")) {
      try Capabilities(parsing: "router,moddals")
    }
    #expect(throws: CapabilityError(word: "", nearest: nil)) {
      try Capabilities(parsing: "")
    }
  }

  @Test(
    "without any the base vocabulary is drawn, with one its kinds besides",
    arguments: Capability.allCases)
  func draws(capability: Capability) {
    let base = SubjectFacts()
    let more = SubjectFacts(capabilities: Capabilities(capability))
    for kind in ActionKind.allCases {
      #expect(base.draws(kind) == (kind.capability == nil))
      // A subject without a router is asked for none.
      guard kind.capability != .router else {
        #expect(!more.draws(kind))
        continue
      }
      #expect(more.draws(kind) == (kind.capability == nil || kind.capability == capability))
    }
    // What adds no action would make a green run empty.
    #expect(!capability.kinds.isEmpty)
    #expect(capability.kinds.allSatisfy { $0.capability == capability })
  }
}
