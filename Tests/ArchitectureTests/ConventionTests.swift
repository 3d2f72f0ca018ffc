import Foundation
import Testing

/// Tests/Conventions.md says which conventions of the command line the program follows.
@Suite("Conventions of the command line")
struct ConventionTests {
  @Test("every convention has a test, a statement or a reason, and the tests exist")
  func proofs() async throws {
    let proofs = try ProofTable(of: Place.root.appending(path: "Tests/Conventions.md"))
    let numbers = proofs.rows.map { Int($0.dropFirst(2).prefix(while: \.isNumber)) }
    #expect(!numbers.isEmpty && numbers == Array(1...numbers.count), "The rows are numbered from 1.")
    for problem in proofs.problems(sentences: try await TestNames.all()) { Issue.record("\(problem)") }
  }

  @Test("a proof that names no test, a test that does not exist, and a broken row are found")
  func problems() {
    let document = """
      | claim | proof |
      |---|---|
      | 1. one | "a test"; Changed: for a reason |
      | 2. two | "no test" |
      | 3. three | soon |
      | 4. four | "a test" | more |
      | a row of another table | soon |
      """
    #expect(
      ProofTable(document: document).problems(sentences: ["a test"]) == [
        "There is no test 'no test'.", "There is no proof: | 3. three | soon |",
        "Not a claim and its proof: | 4. four | \"a test\" | more |",
      ])
  }
}
