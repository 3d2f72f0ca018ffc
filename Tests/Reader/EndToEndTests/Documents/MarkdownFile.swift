import Foundation

/// A Markdown document with generated blocks, each between two marks.
struct MarkdownFile {
  let file: URL
  var text: String

  /// Whether `UPDATE_EXPECTED=1` asks to write what the program prints into the documents (Scripts/update-docs).
  static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" }

  init(_ file: URL) throws {
    self.file = file
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The marks of a block are missing, repeated or in the wrong order.
  struct NoBlock: Error {
    let name: String
    let file: String
  }

  /// The content of a block, without the newlines around it.
  func block(_ name: String) throws -> String {
    let range = try range(of: name)
    return String(text[range].drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }

  mutating func replaceBlock(_ name: String, with content: String) throws {
    let range = try range(of: name)
    text = text[..<range.lowerBound] + "\n" + content + "\n" + text[range.upperBound...]
  }

  func save() throws { try text.write(to: file, atomically: true, encoding: .utf8) }

  /// The rows of the table below a heading, as cells.
  func rows(below heading: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != heading }
    return lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2).map { row in
      // A bar inside a cell is escaped with a backslash.
      String(row).replacing("\\|", with: "\u{1}").split(separator: "|").map { String($0).replacing("\u{1}", with: "|") }
    }
  }

  private func range(of name: String) throws -> Range<String.Index> {
    let (begins, ends) = (text.ranges(of: "<!-- \(name): begin -->"), text.ranges(of: "<!-- \(name): end -->"))
    guard begins.count == 1, ends.count == 1, begins[0].upperBound <= ends[0].lowerBound else {
      throw NoBlock(name: name, file: file.lastPathComponent)
    }
    return begins[0].upperBound..<ends[0].lowerBound
  }
}
