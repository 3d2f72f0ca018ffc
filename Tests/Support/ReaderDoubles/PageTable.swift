import Foundation
package import Testing

/// A table of a page about `strata` that is generated from the program: the text between two marks.
package enum PageTable {
  /// Expects the table with this name in the page to be `table`. With `UPDATE_EXPECTED=1` in the environment, writes it instead of comparing it.
  package static func hold(_ table: String, as name: String, in page: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Modules/Reader/strata/\(page)").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- \(name): begin -->\n"), sourceLocation: sourceLocation).upperBound
    let end = try #require(text.range(of: "<!-- \(name): end -->"), sourceLocation: sourceLocation).lowerBound
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
      try text.replacingCharacters(in: start..<end, with: table).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[start..<end] == table, "Run this test with UPDATE_EXPECTED=1.", sourceLocation: sourceLocation)
    }
  }
}
