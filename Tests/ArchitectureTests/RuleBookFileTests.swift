import Foundation
import LayerRules
import Testing

/// `.layers.json` is the rule book of these tests as a file, for `swift package check-layers`.
@Suite("The rule book as a file")
struct RuleBookFileTests {
  /// `UPDATE_EXPECTED=1` in the environment (set by Scripts/module-graph) writes the file instead of comparing it.
  @Test("the rule book in .layers.json is that of Rules.swift")
  func file() throws {
    let file = Place.root.appending(path: ".layers.json")
    let text = try Rules.book.json()
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try Place.text(of: file) == text, ".layers.json does not match Rules.swift: run Scripts/module-graph")
    #expect(try RuleBook.read(from: file) == Rules.book)
  }
}
