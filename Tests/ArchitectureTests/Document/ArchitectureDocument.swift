import Foundation

/// What the tests need of Architecture.md: the generated picture, and the invariants with the tests that hold them.
struct ArchitectureDocument: Sendable {
  static let name = "Architecture.md"
  static let graphBegins = "<!-- module graph: begin -->"
  static let graphEnds = "<!-- module graph: end -->"
  static let invariantMark = "**Architecture Invariant:**"

  let text: String

  static let file = Place.root.appending(path: name)

  static func load() throws(LoadError) -> ArchitectureDocument {
    guard FileManager.default.fileExists(atPath: file.path()) else { throw .documentMissing }
    return ArchitectureDocument(text: try Place.text(of: file))
  }

  /// What stands between the two marks, without the newlines around it; nil if the marks are not there, once each and in order.
  var graph: String? {
    guard let parts else { return nil }
    return String(parts.graph.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }

  /// The same document with another picture; nil if it has no place for one.
  func replacingGraph(with graph: String) -> ArchitectureDocument? {
    guard let parts else { return nil }
    return ArchitectureDocument(text: parts.before + Self.graphBegins + "\n" + graph + "\n" + Self.graphEnds + parts.after)
  }

  /// What is said after each mark of an invariant, to the next mark or the end of the paragraph.
  var invariants: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let paragraphs = lines.split { $0.allSatisfy(\.isWhitespace) }.map { lines in
      lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }
    return paragraphs.flatMap { paragraph in
      var rest = paragraph[...]
      var found: [String] = []
      while let mark = rest.firstRange(of: Self.invariantMark) {
        rest = rest[mark.upperBound...]
        found.append(String(rest[..<(rest.firstRange(of: Self.invariantMark)?.lowerBound ?? rest.endIndex)]))
      }
      return found
    }
  }

  /// What stands in backticks.
  static func quoted(in paragraph: String) -> Set<String> {
    let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) })
  }

  private var parts: (before: String, graph: String, after: String)? {
    let halves = text.components(around: Self.graphBegins)
    guard let halves, let rest = halves.after.components(around: Self.graphEnds) else { return nil }
    return (halves.before, rest.before, rest.after)
  }
}

extension String {
  /// The text before and after `mark`, if that occurs exactly once.
  fileprivate func components(around mark: String) -> (before: String, after: String)? {
    let ranges = ranges(of: mark)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
