import Foundation

/// The tables of a document whose rows are a numbered claim and its proof. Between two quotation marks stands the name of a test.
struct ProofTable {
  let rows: [Substring]

  init(of file: URL) throws {
    self.init(document: try Place.text(of: file))
  }

  init(document: String) {
    rows = document.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
  }

  /// What is wrong with the table: a sentence each.
  /// - Parameter sentences: the names of all tests.
  func problems(sentences: Set<String>) -> [String] {
    rows.flatMap { row -> [String] in
      let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 4 else { return ["Not a claim and its proof: \(row)"] }
      let named = cells[2].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      let isReasoned = Self.reasons.contains { cells[2].contains($0) }
      return named.filter { !sentences.contains($0) }.map { "There is no test '\($0)'." }
        + (named.isEmpty && !isReasoned ? ["There is no proof: \(row)"] : [])
    }
  }

  /// What stands before a reason why no test proves a claim.
  private static let reasons = [
    "Statement", "Changed", "The compiler", "The same test", "README", "Not met", "Does not apply",
  ]
}
