import Foundation
import Testing

/// A part of a document that is generated from the package: the text between two marks.
struct MarkedBlock: Sendable {
  let begins: String
  let ends: String

  init(_ name: String) {
    (begins, ends) = ("<!-- \(name): begin -->", "<!-- \(name): end -->")
  }

  /// The text between the two marks, without the newlines around it; nil unless each mark occurs once, in order.
  func content(of text: String) -> String? {
    guard let parts = parts(of: text) else { return nil }
    return String(parts.content.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }

  /// The same text with new content between the marks; nil unless each mark occurs once, in order.
  func replaced(in text: String, by content: String) -> String? {
    guard let parts = parts(of: text) else { return nil }
    return parts.before + begins + "\n" + content + "\n" + ends + parts.after
  }

  /// Expects the block of the document to be `content`. `UPDATE_EXPECTED=1` in the environment (set by `script`) writes the block instead of comparing
  /// it.
  func hold(_ content: String, in file: URL, script: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let name = file.lastPathComponent
    let text = try Place.text(of: file)
    let updated = try #require(
      replaced(in: text, by: content), "\(name) needs the lines '\(begins)' and '\(ends)', once each", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
      try updated.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(
        self.content(of: text) == content, "\(name) does not match the package: run \(script)", sourceLocation: sourceLocation)
    }
  }

  private func parts(of text: String) -> (before: String, content: String, after: String)? {
    guard let halves = text.components(around: begins), let rest = halves.after.components(around: ends) else { return nil }
    return (halves.before, rest.before, rest.after)
  }
}

extension String {
  /// The text before and after `mark`, if the mark occurs exactly once.
  fileprivate func components(around mark: String) -> (before: String, after: String)? {
    let ranges = ranges(of: mark)
    guard ranges.count == 1, let range = ranges.first else { return nil }
    return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
  }
}
