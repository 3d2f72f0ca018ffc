/// One change to a source that the tests should notice.
struct Mutant: Hashable {
  let operation: Operation
  /// The bytes of the file that are replaced.
  let range: Range<Int>
  let replacement: String
  /// The line of the first replaced byte, from 1.
  let line: Int
  /// The code before and after the change, shortened to what a reader needs.
  let was: String
  let became: String

  /// The kinds of change, in the order of the table.
  enum Operation: String, CaseIterable {
    case comparison
    case logic
    case condition
    case arithmetic
    case coalescing
    case range
    case ternary
    case boolean
    case text
    case statement
    case result
  }

  var change: String { "\(was) → \(became)" }
}

/// Names a mutant in the committed lists. It survives edits elsewhere in the file, because it holds the line's text instead of its number.
struct MutantKey: Hashable {
  let file: String
  /// The line without the spaces around it.
  let text: String
  let change: String
  /// Counts equal lines and equal changes within one file, from 1.
  let occurrence: Int
}

extension MutantKey {
  /// The keys of a file's mutants, in their order.
  static func keys(of mutants: [Mutant], in file: String, lines: [String]) -> [MutantKey] {
    var counts: [MutantKey: Int] = [:]
    return mutants.map { mutant in
      let first = MutantKey(file: file, text: lines[mutant.line - 1].trimmed, change: mutant.change, occurrence: 1)
      counts[first, default: 0] += 1
      return MutantKey(file: file, text: first.text, change: first.change, occurrence: counts[first, default: 1])
    }
  }
}

extension StringProtocol {
  /// The text without the spaces at both ends.
  var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
