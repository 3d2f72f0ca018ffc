import Foundation
import Testing

/// Modules/Comparison/Checks.md says what makes each architecture the one of its author, and what proves it.
@Suite("Checks of the architectures")
struct ArchitectureChecksTests {
  @Test("every check of an architecture has a proof, and the tests that it names exist")
  func checks() async throws {
    let proofs = try ProofTable(of: Place.root.appending(path: "Modules/Comparison/Checks.md"))
    // In the order of the document: ViDRep, Store, Redux, two rings, VIP, MVVM, MV, shared state.
    #expect(proofs.rows.count == [10, 6, 8, 9, 6, 6, 7, 8].reduce(0, +))
    for problem in proofs.problems(sentences: try await TestNames.all()) { Issue.record("\(problem)") }
  }
}
