import Domain
import Foundation
import Testing

@testable import DataLayer

@Suite("Feeds in files")
struct FileDocumentTests {
  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  private func read(
    _ path: String, bodies: BodyForm = .published, maximumBytes: Int = FileDocumentStore.defaultMaximumBytes
  ) async throws(ReadingError) -> Feed {
    try await WebFeedRepository(network: StubFeedNetwork(), documents: FileDocumentStore(maximumBytes: maximumBytes)).read(
      FeedFileOrder(place: .file(path), bodies: bodies))
  }

  @Test("a feed in a file is read")
  func feed() async throws {
    try await inFolder { folder in
      let text = "<rss><channel><title>F</title></channel></rss>" + String(repeating: " ", count: 700_000)
      try text.write(toFile: folder + "/f.xml", atomically: false, encoding: .utf8)
      #expect(try await read(folder + "/f.xml").title == "F")
    }
  }

  @Test("bodies are as they were published, or clean when they are to be shown, with links that lead somewhere")
  func bodies() async throws {
    try await inFolder { folder in
      let written = "<a href='/a' onclick='x()'>a</a><script>y</script>"
      let text = """
        {"version":"https://jsonfeed.org/version/1.1","title":"F","home_page_url":"https://example.net/","items":[
        {"id":"1","url":"https://example.org/1","content_html":"\(written)"},{"id":"2","content_html":"\(written)"},
        {"id":"3","content_text":"<b>"}]}
        """
      try text.write(toFile: folder + "/f.json", atomically: false, encoding: .utf8)
      #expect(
        try await read(folder + "/f.json").items.map(\.body) == [
          .html(written), .html(written, base: try WebAddress("https://example.net/")), .text("<b>"),
        ])
      #expect(
        try await read(folder + "/f.json", bodies: .clean).items.map(\.body) == [
          .html("<a href=\"https://example.org/a\">a</a>"), .html("<a href=\"https://example.net/a\">a</a>"), .text("<b>"),
        ])
    }
  }

  @Test("what is wrong with a file is told")
  func problems() async throws {
    try await inFolder { folder in
      try "hello".write(toFile: folder + "/t", atomically: false, encoding: .utf8)
      let cases: [(String, DocumentProblem)] = [
        ("/none", .missing), ("/t/below", .missing), ("", .unreadable(reason: "Is a directory")),
        ("/t", .notAFeed(.notAFeed(found: "plain text"))),
      ]
      for (name, problem) in cases {
        await #expect(throws: ReadingError.document(.file(folder + name), problem)) { try await read(folder + name) }
      }
      await #expect(throws: ReadingError.document(.file(folder + "/t"), .unreadable(reason: "it is larger than 0 MiB"))) {
        try await read(folder + "/t", maximumBytes: 4)
      }
    }
  }
}
