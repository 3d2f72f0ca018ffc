import ArticleStorage
import CoreData
import DataDoubles
import Files
import FileStorage
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Full texts in verify, repair, migrate and compact")
struct FullTextMaintenanceTests: MaintenanceSuite {
  private let feed = StoreSample.feed()
  private let article = StoreSample.article(1).id
  private let html = "<p>The whole text.</p>"
  let executor = FileExecutor(label: "strata.tests")

  private func fill(_ kind: StorageKind, _ folder: TemporaryFolder) async throws {
    try await maintenance(folder).choose(kind)
    let stores = stores(kind, folder)
    _ = try await stores.articles.store([StoreSample.piece(1), StoreSample.piece(2)], of: feed)
    #expect(try await stores.articles.storeFullText(html, of: article, in: feed))
    await stores.close()
  }

  private func fullText(_ kind: StorageKind, _ folder: TemporaryFolder) async throws -> String? {
    let stores = stores(kind, folder)
    let found = try await stores.articles.bodies(of: [article], in: feed)[article]?.fullHTML
    await stores.close()
    return found
  }

  @Test("the schema number of store.json rises with the first full text, and not before", arguments: StorageKind.allCases)
  func schema(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await maintenance(folder).choose(kind)
      let stores = stores(kind, folder)
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      #expect(try StorageKindFile(of: directory(folder)).content().schema == DocumentSchema.newest)
      #expect(try await !stores.articles.storeFullText(html, of: StoreSample.article(7).id, in: feed))
      #expect(try StorageKindFile(of: directory(folder)).content().schema == DocumentSchema.newest)
      #expect(try await stores.articles.storeFullText(html, of: article, in: feed))
      await stores.close()
      // A version that does not know full texts reads only the schema number 1, and refuses the file.
      #expect(try folder.text("home/store.json").hasPrefix(#"{"schema":2,"#))
    }
  }

  @Test("a migration in either direction keeps full texts, and the schema number", arguments: StorageKind.allCases)
  func migration(from first: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(first, folder)
      let other: StorageKind = first == .json ? .sqlite : .json
      for kind in [other, first] {
        #expect(try await maintenance(folder).migrate(to: kind).kind == kind)
        #expect(try await fullText(kind, folder) == html)
        let document = try StorageKindFile(of: directory(folder)).content()
        #expect(document.hasFullTexts && document.leftover == nil)
        #expect(try await maintenance(folder).verify() == [])
      }
    }
  }

  @Test("verify finds nothing wrong with full texts; compact and repair keep them", arguments: StorageKind.allCases)
  func kept(_ kind: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(kind, folder)
      #expect(try await maintenance(folder).verify() == [])
      _ = try await maintenance(folder).compact()
      #expect(try await fullText(kind, folder) == html)
      #expect(try await maintenance(folder).repair() == [])
      #expect(try await fullText(kind, folder) == html)
    }
  }

  @Test("a damaged store.json is rebuilt with the schema number of full texts")
  func damagedStoreFile() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let text = try folder.text("home/store.json")
      try folder.put(String(text.dropLast(3)), "home/store.json")
      #expect(try await !maintenance(folder).repair().isEmpty)
      #expect(try StorageKindFile(of: directory(folder)).content().hasFullTexts)
      #expect(try await fullText(.json, folder) == html)
    }
  }

  @Test("a damaged line costs only its own article; the full texts of the others stay")
  func damagedLine() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let path = "home/articles/\(feed).jsonl"
      let text = try folder.text(path)
      try folder.put(text + "{\"id\":\n", path)
      #expect(try await !maintenance(folder).verify().isEmpty)
      #expect(try await !maintenance(folder).repair().isEmpty)
      #expect(try await fullText(.json, folder) == html)
    }
  }

  @Test("a feed whose file is incomplete stays so when a full text is stored")
  func incomplete() async throws {
    try await TemporaryFolder.with { folder async throws in
      try await fill(.json, folder)
      let path = "home/articles/\(feed).jsonl"
      try folder.put(try folder.text(path) + "{\"id\":\"", path)
      let stores = stores(.json, folder)
      #expect(try await stores.articles.completeFeeds() == [:])
      #expect(try await stores.articles.storeFullText("<p>Newer.</p>", of: article, in: feed))
      #expect(try await stores.articles.completeFeeds() == [:])
      #expect(try await stores.articles.bodies(of: [article], in: feed)[article]?.fullHTML == "<p>Newer.</p>")
    }
  }
}
