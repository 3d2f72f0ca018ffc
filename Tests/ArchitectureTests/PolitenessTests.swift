import Foundation
import Testing

/// Tests/Politeness.md says how the program meets the public list of rules for feed readers.
@Suite("Politeness")
struct PolitenessTests {
  @Test("every rule has a test or a reason why it has none, and the tests exist")
  func proofs() async throws {
    let proofs = try ProofTable(of: Self.document)
    for problem in proofs.problems(sentences: try await TestNames.all()) { Issue.record("\(problem)") }
  }

  @Test("no rule occurs twice, and all are in order")
  func order() throws {
    let numbers = try ProofTable(of: Self.document).rows.flatMap { row in
      row.dropFirst(2).prefix { $0 != "." }.split(separator: "–").compactMap { Int($0) }
    }
    #expect(!numbers.isEmpty)
    for (number, next) in zip(numbers, numbers.dropFirst()) { #expect(number < next) }
  }

  private static let document = Place.root.appending(path: "Tests/Politeness.md")
}
