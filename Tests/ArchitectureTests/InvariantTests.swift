import LayerRules
import Testing

/// The invariants of Architecture.md that the sources show, enforced on this package.
@Suite("Architecture invariants")
struct InvariantTests {
  @Test("Domain imports no module, and reads no clock, no file and no environment")
  func domain() async throws { try await MainPackage.expectNone(.domain) }

  @Test("presentation and views do not know the data layer, and the data layer does not know them")
  func sides() async throws { try await MainPackage.expectNone(.sides) }

  @Test("a system library has one owner, and none of its types shows in a public declaration")
  func systemLibraries() async throws { try await MainPackage.expectNone(.systemLibraries) }

  @Test("an architecture of the comparison imports neither another one nor a Presentation of a program")
  func architectures() async throws { try await MainPackage.expectNone(.architectures) }

  @Test("only Composition creates repositories, data stores, interactors and presenters")
  func creation() async throws { try await MainPackage.expectNone(.creation) }

  @Test("only one type writes to the terminal")
  func terminal() async throws { try await MainPackage.expectNone(.terminal) }

  @Test("every target is classified, and imports what the manifest declares and its entry allows")
  func declared() async throws { try await MainPackage.expectNone(.declared) }

  @Test("a feature names only the features that it may know, and shared files name none")
  func features() async throws { try await MainPackage.expectNone(.features) }
}
