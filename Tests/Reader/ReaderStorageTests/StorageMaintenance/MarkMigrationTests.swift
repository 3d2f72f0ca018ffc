import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import StorageMaintenance
import Testing

/// The marks besides read and starred: hidden and kept articles, and tags.
@Suite("Marks in a migration")
struct MarkMigrationTests: MaintenanceSuite {
  private let feed = StoreSample.feed()
  let executor = FileExecutor(label: "strata.tests")

  /// The marks, each with the positions of its articles. The article 99 is no longer stored, so that only its marks are left.
  private static func marks() throws -> [(mark: ArticleMark, articles: [Int])] {
    [
      (.read, [1, 2]), (.starred, [2, 4]), (.hidden, [2, 3, 99]), (.kept, [1, 3, 99]), (.tag(try TagName("tea")), [3, 4, 99]),
      (.tag(try TagName("日本")), [5]),
    ]
  }

  private func fill(_ stores: ArticleStores) async throws {
    _ = try await stores.articles.store((1...5).map { StoreSample.piece($0) }, of: feed)
    for (mark, articles) in try Self.marks() {
      _ = try await stores.statuses.update(articles.map { StoreSample.article($0).id }, .set(mark, true))
    }
  }

  /// Checks the marks themselves, and the lists and counts that a store derives from them.
  private func check(_ stores: ArticleStores) async throws {
    var expected: [ArticleID: Set<ArticleMark>] = [:]
    for (mark, articles) in try Self.marks() {
      for article in articles { expected[StoreSample.article(article).id, default: []].insert(mark) }
    }
    #expect(try await stores.statuses.all().mapValues { Set($0.marks) } == expected)
    for (mark, articles) in try Self.marks() {
      let listed = try await stores.listings.page(matching: ArticleQuery(having: [.hidden, mark]), in: [feed]).rows
      #expect(Set(listed.map(\.article.position)) == Set(articles).intersection([2, 3]), "hidden and \(mark.rawValue)")
      let shown = try await stores.listings.page(matching: ArticleQuery(having: [mark]), in: [feed]).rows
      let isOfHidden = mark == .hidden
      #expect(
        Set(shown.map(\.article.position)) == Set(articles).subtracting(isOfHidden ? [99] : [2, 3, 99]), "\(mark.rawValue)")
    }
    #expect(try await stores.listings.counts(in: [feed]) == [feed: ArticleCounts(all: 3, unread: 2, starred: 1)])
    await stores.close()
  }

  @Test("a migration in either direction keeps hidden and kept articles and tags, and back again", arguments: StorageKind.allCases)
  func marks(from first: StorageKind) async throws {
    try await TemporaryFolder.with { folder async throws in
      let other: StorageKind = first == .json ? .sqlite : .json
      try await maintenance(folder).choose(first)
      try await fill(stores(first, folder))
      try await check(stores(first, folder))
      for kind in [other, first, other] {
        #expect(try await maintenance(folder).migrate(to: kind).kind == kind)
        try await check(stores(kind, folder))
        #expect(try await maintenance(folder).verify() == [])
      }
      // The new store derives lists and counts from later changes, too.
      _ = try await stores(other, folder).statuses.update([StoreSample.article(3).id], .set(.hidden, false))
      #expect(try await stores(other, folder).listings.counts(in: [feed]) == [feed: ArticleCounts(all: 4, unread: 3, starred: 1)])
    }
  }
}
