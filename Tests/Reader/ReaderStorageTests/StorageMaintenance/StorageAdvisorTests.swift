import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Storage advisor")
struct StorageAdvisorTests {
  private let feeds = (1...2).map { StoreSample.feed($0) }

  private func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path("home"), now: { StoreSample.moment })
  }

  private func growth(_ folder: TemporaryFolder) -> StoredStorageAdvisor {
    StoredStorageAdvisor(directory: directory(folder), executor: FileExecutor(label: "strata.tests"))
  }

  private func fill(_ kind: StorageKind, _ folder: TemporaryFolder) async throws {
    let stores = ArticleStores(kind, directory: directory(folder), executor: FileExecutor(label: "strata.tests"))
    for feed in feeds { _ = try await stores.articles.store((1...5).map { StoreSample.piece($0, feed: feed) }, of: feed) }
    // An edit adds a line but no article.
    _ = try await stores.articles.store([StoreSample.piece(1, feed: feeds[0], title: "Edited")], of: feeds[0])
  }

  @Test("growth past the limit is reported once")
  func once() async throws {
    try await TemporaryFolder.with { folder async throws in
      #expect(try await growth(folder).articlesPastLimit(past: 9) == nil)
      try await fill(.json, folder)
      #expect(try await growth(folder).articlesPastLimit(past: 10) == nil)
      #expect(try await growth(folder).articlesPastLimit(past: 9) == 10)
      #expect(try await growth(folder).articlesPastLimit(past: 9) == nil)
      #expect(
        try folder.text("home/store.json") == "{\"schema\":1,\"store\":{\"kind\":\"json\",\"told_of_growth\":true}}\n")
    }
  }

  @Test("growth is never reported for a database, and is reported again for files that were migrated from one")
  func database() async throws {
    try await TemporaryFolder.with { folder async throws in
      let maintenance = StoredStorageRepository(directory: directory(folder), executor: FileExecutor(label: "strata.tests"))
      try await maintenance.choose(.sqlite)
      try await fill(.sqlite, folder)
      #expect(try await growth(folder).articlesPastLimit(past: 1) == nil)
      _ = try await maintenance.migrate(to: .json)
      #expect(try await growth(folder).articlesPastLimit(past: 1) == 10)
      _ = try await maintenance.migrate(to: .sqlite)
      _ = try await maintenance.migrate(to: .json)
      #expect(try await growth(folder).articlesPastLimit(past: 1) == 10)
    }
  }

  @Test("growth that cannot be recorded is an error, and store.json stays unchanged")
  func unwritable() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      try folder.put("no store", "home/store.json")
      await #expect(throws: ReaderError.self) { try await growth(folder).articlesPastLimit(past: 1) }
      #expect(try folder.text("home/store.json") == "no store")
    }
  }
}
