import Foundation

/// README.md, with the blocks in it that are made and not written.
struct Readme {
  let text: String

  static func load() throws -> Readme {
    Readme(text: try String(contentsOf: Source.readme, encoding: .utf8))
  }

  /// The marks of a block are not there, once each and in order.
  struct NoBlock: Error {
    let name: String
  }

  /// What stands in a block.
  func block(_ name: String) throws -> String {
    let range = try range(of: name)
    return String(text[range].drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }

  /// The same text with something else in a block.
  func replacing(_ name: String, with content: String) throws -> Readme {
    let range = try range(of: name)
    return Readme(text: text[..<range.lowerBound] + "\n" + content + "\n" + text[range.upperBound...])
  }

  /// The rows of the table below a heading, cell by cell.
  func rows(below heading: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != heading }
    return lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2).map { row in
      // A bar inside a cell has a backslash before it.
      String(row).replacing("\\|", with: "\u{1}").split(separator: "|").map { String($0).replacing("\u{1}", with: "|") }
    }
  }

  private func range(of name: String) throws -> Range<String.Index> {
    let (begins, ends) = (text.ranges(of: "<!-- \(name): begin -->"), text.ranges(of: "<!-- \(name): end -->"))
    guard begins.count == 1, ends.count == 1, begins[0].upperBound <= ends[0].lowerBound else { throw NoBlock(name: name) }
    return begins[0].upperBound..<ends[0].lowerBound
  }
}
