import Foundation
import LayerRules

/// The parts of Architecture.md that the tests need: the generated graph, the invariants with the tests that enforce them, and the glossary.
struct ArchitectureDocument: Sendable {
  static let name = "Architecture.md"
  static let graph = MarkedBlock("module graph")
  static let invariantMark = "**Architecture Invariant:**"

  let text: String

  static let file = Place.root.appending(path: name)

  static func load() throws(LoadError) -> ArchitectureDocument {
    guard FileManager.default.fileExists(atPath: file.path()) else {
      throw .unreadable(path: name, reason: "write it, with the lines '\(graph.begins)' and '\(graph.ends)', and run Scripts/module-graph")
    }
    return ArchitectureDocument(text: try Place.text(of: file))
  }

  /// The text after each mark of an invariant, up to the next mark or the end of the paragraph.
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

  /// The lines of the glossary section, including its heading.
  var glossary: [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).drop { $0 != "## Glossary" }
    return lines.prefix(1) + lines.dropFirst().prefix { !$0.hasPrefix("## ") }
  }

  /// The terms of the glossary, each with the types in the last column of its row.
  var glossaryTerms: [(term: String, types: Set<String>)] {
    glossary.filter { $0.hasPrefix("|") }.dropFirst(2).compactMap { row in
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let term = cells.first, let last = cells.last else { return nil }
      return (term, Self.quoted(in: last))
    }
  }

  /// The texts in backticks.
  static func quoted(in paragraph: String) -> Set<String> {
    let parts = paragraph.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) })
  }
}
