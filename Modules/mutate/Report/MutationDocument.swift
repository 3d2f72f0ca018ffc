/// The tables in Tests/Mutation.md: each is between two marks, and has a row for each recorded target.
struct MutationDocument {
  let text: String

  /// The rows of the table, by target.
  func rows(_ table: String) -> [String: String] {
    var rows: [String: String] = [:]
    for line in lines(of: table).dropFirst(2) {
      let cells = Self.cells(of: line)
      if let name = cells.first { rows[name] = line }
    }
    return rows
  }

  /// The same document with the rows of these targets.
  func recording(_ scores: [TargetScore]) -> MutationDocument {
    let targets = rows("targets").merging(scores.map { ($0.target.name, $0.row) }) { $1 }
    let operations = rows("operations").merging(scores.map { ($0.target.name, $0.operationRow) }) { $1 }
    return replacing("targets", head: TargetScore.head, targets).replacing("operations", head: TargetScore.operationHead, operations)
  }

  static func cells(of row: String) -> [String] { row.split(separator: "|").map(\.trimmed) }

  private func replacing(_ table: String, head: String, _ rows: [String: String]) -> MutationDocument {
    let inside = lines(of: table)
    let ordered = MutationTarget.recorded.compactMap { rows[$0.name] }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let begin = all.firstIndex(of: Self.begins(table)) else { return self }
    let kept = all[...begin] + head.split(separator: "\n").map(String.init) + ordered + all[(begin + 1 + inside.count)...]
    return MutationDocument(text: kept.joined(separator: "\n"))
  }

  private func lines(of table: String) -> [String] {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let begin = all.firstIndex(of: Self.begins(table)), let end = all.firstIndex(of: "<!-- \(table): end -->"), begin < end else {
      return []
    }
    return Array(all[(begin + 1)..<end])
  }

  private static func begins(_ table: String) -> String { "<!-- \(table): begin -->" }
}
