import CoreDomain
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

/// `GuidChangeTests` and `MergeIdentitiesTests` have the rules; these are their results on disk.
@Suite("Items whose identity changes or is that of another item")
struct ChangedGUIDTests {
  private static let feed = StoreSample.feed()

  private static func document(_ items: [FeedItem]) -> FetchedFeed { FetchedFeed(feed: feed, content: Feed(format: .rss, items: items)) }

  private static func day(_ day: Int) -> Timestamp { StoreSample.moment.adding(minutes: day * 24 * 60) }

  @Test(
    "articles whose guids all change keep their marks, arrive once, and are kept while they are in the document",
    arguments: StoreKind.allCases)
  func guids(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let articles = stores.repository
      func items(_ guid: String, _ body: String) -> [FeedItem] {
        (1...3).map { number in
          FeedItem(
            guid: "\(guid)\(number)", title: "T\(number)", url: StoreSample.url("https://example.org/\(number)"), body: .text(body),
            published: Self.day(number - 10))
        }
      }
      let new = FeedItem(guid: "new", title: "New", published: Self.day(-1))
      let documents = [items("http://example.org/", ""), items("tag:", ""), [new] + items("tag:", ""), [new] + items("tag:", "Edited")]
      var counts: [[Int]] = []
      for (day, items) in documents.enumerated() {
        var fetchedFeed = Self.document(items)
        let merged = try await articles.store(fetchedFeed, at: Self.day(day))
        if day == 0 { _ = try await articles.update(.matching(.all), .set(.starred, true), in: [Self.feed]) }
        fetchedFeed.recognized = merged.recognized
        if day == 3 { _ = try await articles.update(.matching(.all), .set(.starred, false), in: [Self.feed]) }
        let removed = try await articles.purge(after: fetchedFeed, keeping: Retention(maximumArticles: 1), at: Self.day(day))
        counts.append([merged.new.count, merged.changed, removed])
        let starred = try await articles.articles(matching: .everything, in: [Self.feed]).filter(\.status.isStarred)
        #expect(starred.count == (day == 3 ? 0 : 3))
      }
      #expect(counts == [[3, 0, 0], [0, 0, 0], [1, 0, 0], [0, 3, 0]])
    }
  }

  @Test("a page that shows another item each day brings a new article, and the earlier ones stay", arguments: StoreKind.allCases)
  func pages(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let articles = stores.repository
      for (day, (title, date)) in [("fjord", 1), ("skerry", 2), ("skerry", 2), ("tern", 3)].enumerated() {
        let item = FeedItem(
          title: title, url: StoreSample.url("https://example.org/today"), body: .text("\(title) explained"), published: Self.day(date - 9))
        _ = try await articles.store(Self.document([item]), at: Self.day(day))
        if day == 0 { _ = try await articles.update(.matching(.all), .set(.read, true), in: [Self.feed]) }
      }
      let stored = try await articles.open(.matching(.all), in: [Self.feed])
      #expect(
        stored.map { [$0.entry.article.title, $0.document.plainText, "\($0.entry.status.isRead)"] }.sorted { $0[0] < $1[0] } == [
          ["fjord", "fjord explained", "true"], ["skerry", "skerry explained", "false"], ["tern", "tern explained", "false"],
        ])
    }
  }
}
