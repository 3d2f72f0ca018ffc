import CoreData
import CoreDomain
import DataDoubles
import Files
import Foundation
import ReaderDomain
import Subscriptions
import Testing

@Suite("The file of sources")
struct FileSourceStoreTests {
  private static func directory(in folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path, now: { StoreSample.moment })
  }

  private static func store(in folder: TemporaryFolder) -> FileSourceStore {
    FileSourceStore(directory: directory(in: folder), executor: FileExecutor(label: "strata.tests"))
  }

  private static func feed(_ text: String, title: String = "") throws -> Subscription {
    Subscription(source: try LocalSource(text), title: title)
  }

  @Test("feeds are added, changed and removed, and only the owner may read the file")
  func changes() async throws {
    try await TemporaryFolder.with { folder async throws in
      let (store, feed) = (Self.store(in: folder), try Self.feed("exec:a", title: "A"))
      #expect(try await store.all().isEmpty)
      #expect(try await store.add([feed]) == [feed])
      #expect(try await store.add([feed]).isEmpty)
      #expect(try folder.permissions("sources") == 0o600)
      #expect(try await store.configure(feed.id, SubscriptionChange(title: "B"))?.title == "B")
      try await store.recordFeedDetails([feed.id: FeedDetails(title: "F")])
      #expect(try await Self.store(in: folder).all().map { [$0.title, $0.feedTitle] } == [["B", "F"]])
      #expect(try await store.redirect(feed.id, to: WebURL("https://example.org/"), former: nil) == nil)
      #expect(try await store.configure(FeedID(url: WebURL("https://example.org/")), SubscriptionChange(title: "C")) == nil)
      try await store.remove(feed.id)
      #expect(try await store.all().isEmpty)
    }
  }

  @Test(
    "a feed's website is recorded unless the file has a text for it",
    arguments: [("", "site = https://example.org/"), ("  site =\n", "site = https://example.org/"), ("  site = mine\n", "site = mine")])
  func site(setting: String, line: String) async throws {
    try await TemporaryFolder.with { folder async throws in
      let (store, feed) = (Self.store(in: folder), try Self.feed("exec:a", title: ""))
      try folder.put("exec:a\n\(setting)", "sources")
      for path in ["", "other"] {
        try await store.recordFeedDetails([feed.id: FeedDetails(site: WebURL("https://example.org/\(path)"))])
        #expect(try folder.text("sources") == "exec:a\n  \(line)\n")
      }
    }
  }

  @Test("a malformed file is an error with its line, and stays as it is")
  func malformed() async throws {
    try await TemporaryFolder.with { folder async throws in
      try folder.put("exec:a\nrm -rf\n", "sources")
      let store = Self.store(in: folder)
      await #expect { try await store.all() } throws: {
        guard case .store(.malformed(_, 2, _)) = $0 as? ReaderError else { return false }
        return true
      }
      await #expect(throws: ReaderError.self) { try await store.add([Self.feed("exec:b")]) }
      #expect(try folder.text("sources") == "exec:a\nrm -rf\n")
    }
  }

  @Test("a file that others may read or change is named by its check, as is a wrong line", arguments: [(0o644, 1), (0o620, 1), (0o600, 0)])
  func verified(mode: Int, count: Int) async throws {
    try await TemporaryFolder.with { folder async throws in
      let documents = StoredDocumentRepository(
        [FileSourceStore.document(in: Self.directory(in: folder))], in: Self.directory(in: folder),
        executor: FileExecutor(label: "strata.tests"))
      #expect(try await documents.verify().isEmpty)
      try folder.put("exec:a\n", "sources")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("sources"))
      #expect(try await documents.verify().count == count)
      try folder.put("  x\n", "sources")
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("sources"))
      #expect(try await documents.verify().count == count + 1)
      #expect(try await documents.repair().isEmpty)
      #expect(try folder.text("sources") == "  x\n")
    }
  }
}
