import CoreScenes
import CoreTerminal
import Foundation
import TerminalDoubles
import Testing

@MainActor @Suite("Scene results as JSON")
struct JSONDisplayTests {
  private let screen = ScreenCapture(columns: 40)

  private func display(_ exported: Exported, messages: [Message] = []) {
    JSONDisplay<ViewModelSample>(terminal: screen.terminal).display(.init(messages: messages, exported: exported))
  }

  private func decoded(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  private static let expected: NSDictionary = [
    "id": "ab12", "title": hostileTitle, "none": NSNull(), "count": -3, "is_read": true, "authors": ["A", "B"],
    "files": [["url": "https://example.org/1", "bytes": 5] as NSDictionary],
  ]

  @Test("a record is an object with all its values")
  func record() throws {
    display(.record(ViewModelSample.record))
    #expect(try decoded(screen.output) == Self.expected)
    #expect(!holdsForbidden(screen.output))
  }

  @Test("another program gets the document that is printed")
  func documentForPrograms() {
    let exported = Exported.list([ViewModelSample.short, ViewModelSample.record])
    display(exported)
    #expect(exported.jsonDocument(for: "strata") == screen.output && !screen.output.isEmpty)
  }

  @Test("a list is a top-level array", arguments: [[], [ViewModelSample.short], [ViewModelSample.short, ViewModelSample.record]])
  func list(records: [ExportedRecord]) throws {
    display(.list(records))
    let decoded = try #require(try JSONSerialization.jsonObject(with: Data(screen.output.utf8)) as? [NSDictionary])
    #expect(decoded == [["id": "cd34"], Self.expected].prefix(records.count).map { $0 })
    #expect(screen.output.hasSuffix("]\n"))
  }

  @Test("fields keep their order")
  func order() {
    display(.record(ExportedRecord([.init("z", .number(1)), .init("a", .number(2)), .init("m", .list([]))])))
    #expect(screen.output == "{\n  \"z\": 1,\n  \"a\": 2,\n  \"m\": []\n}\n")
  }

  @Test("a stream is one object per line")
  func stream() throws {
    display(.stream([ViewModelSample.short]))
    display(.stream([]))
    display(.stream([ViewModelSample.record, ViewModelSample.short]))
    let lines = screen.output.split(separator: "\n").map(String.init)
    #expect(try lines.map(decoded) == [["id": "cd34"], Self.expected, ["id": "cd34"]])
  }

  @Test(
    "a number is a JSON number, a document is a string, and an empty result writes nothing",
    arguments: [
      (.number(12_345), "12345\n"), (.document("<a>\u{1B}\n</a>"), "\"<a>\\u001B\\n</a>\"\n"), (.empty, ""),
    ] as [(Exported, String)])
  func simpleValues(exported: Exported, written: String) {
    display(exported)
    #expect(screen.output == written)
  }

  @Test("messages go to standard error, not into the data")
  func messages() {
    display(.list([]), messages: [Message(.notice, "No articles match.")])
    #expect(screen.output == "[]\n" && screen.error == "strata: No articles match.\n")
  }
}
