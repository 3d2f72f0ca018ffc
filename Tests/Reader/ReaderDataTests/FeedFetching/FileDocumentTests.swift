@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
import Foundation
import Testing

@Suite("Feed files")
struct FileDocumentTests {
  private func inFolder(_ body: (String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder.path)
  }

  private func read(
    _ path: String, maximumBytes: Int = FileDocumentStore.defaultMaximumBytes
  ) async throws(ReaderError) -> Feed {
    try await repository(maximumBytes: maximumBytes).read(from: .file(path))
  }

  private func repository(maximumBytes: Int = FileDocumentStore.defaultMaximumBytes) -> WebFeedRepository {
    WebFeedRepository(network: StubFeedNetwork(), documents: FileDocumentStore(maximumBytes: maximumBytes))
  }

  @Test("a feed is read from a file")
  func feed() async throws {
    try await inFolder { folder in
      let text = "<rss><channel><title>F</title></channel></rss>" + String(repeating: " ", count: 700_000)
      try text.write(toFile: folder + "/f.xml", atomically: false, encoding: .utf8)
      #expect(try await read(folder + "/f.xml").title == "F")
    }
  }

  @Test("a part of a pipe or of a device is never read: it could wait or go on for ever", .timeLimit(.minutes(5)))
  func notRegular() async throws {
    try await inFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      for path in [folder + "/pipe", "/dev/zero"] {
        let error = DocumentStoreError.unreadable(reason: "it is not a regular file")
        await #expect(throws: error) { try await FileDocumentStore().chunk(ofFile: path, from: 0, count: 10) }
        await #expect(throws: error) { try await FileDocumentStore().bytes(ofRegularFile: path) }
      }
    }
  }

  @Test("what a shell passes as a pipe is read, and its items are counted")
  func pipes() async throws {
    let text = "<rss><channel><title>F</title><item/><item/></channel></rss>"
    for isCounted in [true, false] {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      try pipe.fileHandleForWriting.close()
      let place = FileLocation.file("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
      let count = isCounted ? try await repository().countItems(in: place) : try await repository().read(from: place).items.count
      #expect(count == 2)
      try pipe.fileHandleForReading.close()
    }
  }

  @Test("bodies are sanitized, and their links are absolute")
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
          .html("<a href=\"https://example.org/a\">a</a>"), .html("<a href=\"https://example.net/a\">a</a>"), .text("<b>"),
        ])
    }
  }

  @Test("items are counted in small and large files, without items and with damage")
  func counts() async throws {
    try await inFolder { folder in
      let item = "<item>" + String(repeating: "é", count: 200) + "</item>"
      let start = "<rss><channel>" + String(repeating: item, count: 2_000)
      let end = "</channel></rss>"
      for (text, count) in [(start + end, 2_000), ("<rss/>", 0), (start + "<item>a & b</item>" + end, 2_001), (start + "<item", 2_000)] {
        try text.write(toFile: folder + "/f.xml", atomically: false, encoding: .utf8)
        #expect(try await repository().countItems(in: .file(folder + "/f.xml")) == count)
        #expect(try await read(folder + "/f.xml").items.count == count)
      }
    }
  }

  @Test("a file may have as many bytes as the limit, whole or in parts, and not one more")
  func limit() async throws {
    try await inFolder { folder in
      let path = folder + "/t"
      try "12345678".write(toFile: path, atomically: false, encoding: .utf8)
      let store = FileDocumentStore(maximumBytes: 8)
      #expect(try await store.bytes(of: .file(path)) == Array("12345678".utf8))
      #expect(try await store.chunk(ofFile: path, from: 2, count: 3) == Array("345".utf8))
      #expect(try await store.chunk(ofFile: path, from: 5, count: 99) == Array("678".utf8))
      #expect(try await store.chunk(ofFile: path, from: 8, count: 1) == [])
      try "123456789".write(toFile: path, atomically: false, encoding: .utf8)
      await #expect(throws: DocumentStoreError.tooLarge(limit: 8)) { try await store.bytes(of: .file(path)) }
      await #expect(throws: DocumentStoreError.tooLarge(limit: 8)) { try await store.chunk(ofFile: path, from: 5, count: 99) }
      await #expect(throws: DocumentStoreError.missing) { try await store.chunk(ofFile: folder + "/none", from: 0, count: 1) }
    }
  }

  @Test("errors of a file are reported")
  func problems() async throws {
    try await inFolder { folder in
      try "hello".write(toFile: folder + "/t", atomically: false, encoding: .utf8)
      let cases: [(String, DocumentError)] = [
        ("/none", .missing), ("/t/below", .missing), ("", .unreadable(reason: "Is a directory")),
      ]
      for (name, problem) in cases {
        await #expect(throws: ReaderError.document(.file(folder + name), problem)) { try await read(folder + name) }
      }
      await #expect(throws: ReaderError.feed(.notAFeed(.file(folder + "/t"), .notAFeed(found: "plain text")))) {
        try await read(folder + "/t")
      }
      await #expect(throws: ReaderError.document(.file(folder + "/t"), .unreadable(reason: "it is larger than 0 MiB"))) {
        try await read(folder + "/t", maximumBytes: 4)
      }
    }
  }
}
