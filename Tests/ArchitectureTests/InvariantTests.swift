import Testing

/// The seven invariants of Architecture.md, held over this package.
@Suite("The architecture's invariants")
struct InvariantTests {
  @Test("Domain imports no module, and reads no clock, no file and no environment")
  func domain() async throws { try await expectNone(.domain) }

  @Test("what a person sees does not know the data side, and the data side does not know how it is shown")
  func sides() async throws { try await expectNone(.sides) }

  @Test("a system library has one owner, and none of its types shows in a public declaration")
  func systemLibraries() async throws { try await expectNone(.systemLibraries) }

  @Test("a variant imports neither another variant nor Presentation")
  func variants() async throws { try await expectNone(.variants) }

  @Test("only Composition creates repositories, data stores, interactors and presenters")
  func creation() async throws { try await expectNone(.creation) }

  @Test("only one function writes to the terminal")
  func terminal() async throws { try await expectNone(.terminal) }

  @Test("every target is classified, and imports what the manifest declares and its row allows")
  func declared() async throws { try await expectNone(.declared) }

  private func expectNone(_ rule: Rule) async throws {
    for finding in try await MainPackage.violations(of: rule) {
      Issue.record("\(finding.description)")
    }
  }
}
