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

  private func read(_ path: String, maximumBytes: Int = FileDocumentStore.defaultMaximumBytes) async throws(ReadingError) -> Feed {
    try await WebFeedRepository(network: StubFeedNetwork(), documents: FileDocumentStore(maximumBytes: maximumBytes)).read(
      from: .file(path))
  }

  @Test("a feed in a file is read")
  func feed() async throws {
    try await inFolder { folder in
      let text = "<rss><channel><title>F</title></channel></rss>" + String(repeating: " ", count: 700_000)
      try text.write(toFile: folder + "/f.xml", atomically: false, encoding: .utf8)
      #expect(try await read(folder + "/f.xml").title == "F")
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
