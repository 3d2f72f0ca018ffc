import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Files
import FileStorage
import ReaderData
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Files of another program in the data directory")
struct OtherProgramTests {
  /// Files of the program `sample`: whole ones and damaged ones, set aside and unfinished.
  private static let files = [
    "quotes.json": "{", "quotes.json.damaged-20250101T000000Z": "{", "pictures/index.json": "{", "pictures/index.xml": "<",
    "pictures/index.json.damaged-20250101T000000Z": "{", "pictures/0123456789abcdef0123.png": "x", "pictures/.strata-0123456789abcdef": "x",
    "pictures/notes.txt": "mine",
  ]

  @Test("maintenance finds nothing wrong with them, and leaves them as they are", arguments: StorageKind.allCases)
  func untouched(kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let executor = FileExecutor(label: "strata.tests")
      // The clock is far ahead, so that no file is too young to be removed.
      let directory = DataDirectory(path: folder.path, now: { Timestamp(seconds: 1 << 33) }, timeout: .seconds(60))
      let maintenance = StoredStorageRepository(directory: directory, executor: executor)
      try await maintenance.choose(kind)
      let stores = ArticleStores(kind, directory: directory, executor: executor)
      _ = try await stores.articles.store([StoreSample.piece(1, feed: StoreSample.feed(1), body: "Body")], of: StoreSample.feed(1))
      await stores.close()
      for (name, text) in Self.files { try folder.put(text, name) }
      #expect(try await maintenance.verify() == [])
      #expect(try await maintenance.damagedFiles() == [])
      #expect(try await maintenance.repair() == [])
      _ = try await maintenance.compact()
      _ = try await FileRefreshLock(directory: directory, executor: executor).take()
      for other in StorageKind.allCases.filter({ $0 != kind }) + [kind] { _ = try await maintenance.migrate(to: other) }
      for (name, text) in Self.files { #expect(try folder.names().contains(name) && folder.text(name) == text, "\(name)") }
    }
  }
}
