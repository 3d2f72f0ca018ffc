import CoreData
import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Archives of everything")
struct FileArchiveRepositoryTests {
  /// The data directory is the folder `home`.
  private static func archives(_ folder: TemporaryFolder) -> FileArchiveRepository {
    FileArchiveRepository(
      directory: DataDirectory(path: folder.path("home"), now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests")
    ) { "\($0.summary.article.title)\n" }
  }

  private static func article(_ title: String) -> ArticleDetails {
    ArticleDetails(summary: .sample(.sample(title: title)), document: Document(blocks: []))
  }

  @Test("a folder that is new or empty gets the list and a line for each article, for its owner only", arguments: [false, true])
  func writes(isThere: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      if isThere { try FileSystem.makeSubfolder(folder.path("backup")) }
      let count = try await Self.archives(folder).write("<opml/>", toFolder: folder.path("backup")) { (add) throws(ReaderError) in
        try add([Self.article("a"), Self.article("b")])
        try add([Self.article("c")])
      }
      #expect(count == 3)
      #expect(try folder.names() == ["backup", "backup/articles.jsonl", "backup/subscriptions.opml"])
      #expect(try folder.text("backup/articles.jsonl") == "a\nb\nc\n")
      #expect(try folder.text("backup/subscriptions.opml") == "<opml/>")
      #expect(try ["backup/articles.jsonl", "backup/subscriptions.opml"].map(folder.permissions) == [0o600, 0o600])
    }
  }

  @Test("nothing that exists is replaced, and nothing is left of an export that fails", arguments: ["backup/note", "backup"])
  func taken(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("mine", name)
      let before = try folder.names()
      await #expect(
        throws: ReaderError.document(.file(folder.path("backup")), .unwritable(reason: "it exists already; name a new folder"))
      ) {
        try await Self.archives(folder).write("<opml/>", toFolder: folder.path("backup")) { (add) throws(ReaderError) in
          try add([Self.article("a")])
        }
      }
      #expect(try folder.names() == before)
      #expect(try folder.text(name) == "mine")
    }
  }

  @Test(
    "the data directory, which may be reached through a link, gets no archive: the program would delete it",
    arguments: ["home", "home/backup", "home/articles", "link/backup"])
  func dataDirectory(name: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      try FileSystem.makeSubfolder(folder.path("home"))
      if name != "home" { try FileSystem.makeSubfolder(folder.path("home/articles")) }
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: folder.path("home"))
      await #expect(throws: ReaderError.self) {
        try await Self.archives(folder).write("<opml/>", toFolder: folder.path(name)) { _ in }
      }
    }
  }

  @Test("a folder that appears during the export is not replaced")
  func race() async throws {
    try await TemporaryFolder.with { folder async throws in
      await #expect(throws: ReaderError.self) {
        try await Self.archives(folder).write("<opml/>", toFolder: folder.path("backup")) { (add) throws(ReaderError) in
          try? folder.put("mine", "backup/note")
          try add([Self.article("a")])
        }
      }
      #expect(try folder.names() == ["backup", "backup/note"])
    }
  }

  @Test("an error and a cancelled task leave nothing", arguments: [false, true])
  func stopped(isCancelled: Bool) async throws {
    try await TemporaryFolder.with { folder async throws in
      let export = Task { () async throws(ReaderError) -> Int in
        try await Self.archives(folder).write("<opml/>", toFolder: folder.path("backup")) { (add) throws(ReaderError) in
          try add([Self.article("a")])
          if isCancelled {
            withUnsafeCurrentTask { $0?.cancel() }
          } else {
            throw ReaderError.subscription(.feedNotFound(FeedReference("a")))
          }
          try add([Self.article("b")])
        }
      }
      let result = await export.result
      #expect(throws: isCancelled ? ReaderError.cancelled : .subscription(.feedNotFound(FeedReference("a")))) { try result.get() }
      #expect(try folder.names() == [])
    }
  }

  @Test("a path without a folder around it is an error")
  func noParent() async throws {
    try await TemporaryFolder.with { folder async throws in
      let reason = "the folder \(folder.path("none")) does not exist"
      await #expect(throws: ReaderError.document(.file(folder.path("none/backup")), .unwritable(reason: reason))) {
        try await Self.archives(folder).write("<opml/>", toFolder: folder.path("none/backup")) { _ in }
      }
    }
  }
}
