import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StatusSync
import StorageDoubles
import StorageMaintenance
import Testing

@Suite("Stores of a synced data directory")
struct SyncedStoreTests {
  /// A way to read, and whether it shows article 1 of a feed with four articles as starred.
  enum Reading: CaseIterable {
    case page, count, statuses, counts, entries, allStatuses, statusesOfIDs

    func showsStar(_ listings: SyncedListingStore, _ device: SyncedDevice) async throws(DataStoreError) -> Bool {
      let (feed, id) = (StoreSample.feed(), StoreSample.article(1).id)
      let starred = ArticleQuery(having: [.starred])
      return switch self {
      case .page: try await listings.page(matching: starred, in: [feed]).rows.map(\.article.id) == [id]
      case .count: try await listings.count(matching: starred, in: [feed]) == 1
      case .statuses: try await listings.statuses(matching: starred, in: [feed]) == [id: ArticleStatus([.starred])]
      case .counts: try await listings.counts(in: [feed])[feed]?.starred == 1
      case .entries: try await listings.entries(of: [id], in: [feed]).map(\.status) == [ArticleStatus([.starred])]
      case .allStatuses: try await device.statuses.all() == [id: ArticleStatus([.starred])]
      case .statusesOfIDs: try await device.statuses.statuses(of: [id]) == [id: ArticleStatus([.starred])]
      }
    }
  }

  private static func listings(of device: SyncedDevice, _ kind: StorageKind) -> SyncedListingStore {
    let directory = DataDirectory(path: device.home, now: { StoreSample.moment })
    let stores = ArticleStores(kind, directory: directory, executor: FileExecutor(label: "strata.tests"))
    return SyncedListingStore(base: stores.listings, sync: device.sync)
  }

  @Test("every read shows an article that another device has just starred", arguments: Reading.allCases, StorageKind.allCases)
  func caughtUp(_ reading: Reading, _ kind: StorageKind) async throws {
    try await TemporaryFolder.with { place async throws in
      let (one, two) = try await SyncedDevice.markingPair(in: place, .json, kind)
      _ = try await two.articles.store((1...4).map { StoreSample.piece($0) }, of: StoreSample.feed())
      let listings = Self.listings(of: two, kind)
      #expect(try await !reading.showsStar(listings, two))
      _ = try await one.statuses.update([StoreSample.article(1).id], .set(.starred, true))
      #expect(try await reading.showsStar(listings, two))
    }
  }

  @Test("reads of articles pass through")
  func articles() async throws {
    try await TemporaryFolder.with { place async throws in
      let device = try SyncedDevice("one", in: place, folder: "f")
      _ = try await device.sync.begin(in: device.folder, called: "x")
      let (feed, pieces) = (StoreSample.feed(), (1...3).map { StoreSample.piece($0) })
      #expect(try await device.articles.feedsWithArticles() == [])
      _ = try await device.articles.store(pieces, of: feed)
      #expect(try await device.articles.feedsWithArticles() == [feed])
      #expect(try await device.articles.completeFeeds() == [feed: 3])
      #expect(try await Set(device.articles.articles(of: feed).map(\.article.id)) == Set(pieces.map(\.article.id)))
      #expect(try await device.articles.body(of: pieces[0].article.id, in: feed) == pieces[0].body)
      let listings = Self.listings(of: device, .json)
      let reference = ArticleReference(pieces[1].article.id)
      #expect(try await listings.ids(of: [reference], in: [feed]) == [reference: [pieces[1].article.id]])
    }
  }

  @Test("the marks of a lost database are restored before a refresh")
  func lostDatabase() async throws {
    try await TemporaryFolder.with { place async throws in
      let device = try SyncedDevice("one", in: place, folder: "f", .sqlite)
      _ = try await device.sync.begin(in: device.folder, called: "x")
      let id = StoreSample.article(1).id
      _ = try await device.statuses.update([id], .set(.starred, true))
      for name in try place.names(in: "home-one") where name.contains(".sqlite") || name.contains(".db") {
        try place.remove("home-one/\(name)")
      }
      let again = try SyncedDevice("one", in: place, folder: "f", .sqlite)
      _ = try await again.articles.completeFeeds()
      let stores = ArticleStores(
        .sqlite, directory: DataDirectory(path: again.home, now: { StoreSample.moment }), executor: FileExecutor(label: "strata.tests"))
      #expect(try await stores.statuses.all() == [id: ArticleStatus([.starred])])
    }
  }
}
