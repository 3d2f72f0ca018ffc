import ArticleStorage
import CoreData
import CoreDomain
import DataDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Searches through more than a thousand articles")
struct JSONListingStoreTests {
  private static let feeds = [StoreSample.feed(1), StoreSample.feed(2), StoreSample.feed(3)]
  private static let count = 700

  /// Every third article is about tea, every hundredth about ginkgo; bodies have the number of the article.
  private static func piece(_ number: Int, _ feed: FeedID) -> ArticleMerge.IncomingArticle {
    let title = "\(number.isMultiple(of: 3) ? "tea" : "milk") \(number.isMultiple(of: 100) ? "ginkgo" : "oak") \(number)"
    let article = Article(
      id: ArticleID(feed: feed, identity: "guid:\(number)"), feed: feed, title: title,
      published: StoreSample.moment.adding(minutes: -((number * 7919) % count)), firstSeen: StoreSample.moment, position: number)
    return ArticleMerge.IncomingArticle(
      article: article, body: .html("<p>number \(number) of <b>\(number % 7 == 0 ? "heron" : "gull")s</b></p>"))
  }

  private static func queries() throws -> [(String, ArticleQuery)] {
    var queries: [(String, ArticleQuery)] = []
    for text in [
      "title:tea", "title:ginkgo", "body:heron", "title:tea or title:ginkgo", "title:nowhere", "not title:tea", "title:ginkgo is:starred",
      "body:\"number 12\" or is:starred",
    ] {
      let condition = ArticleCondition(try #require(try Query(text).condition), at: .sample(StoreSample.moment))
      queries.append((text, ArticleQuery(condition: condition)))
    }
    for words in [["heron"], ["gull", "ginkgo"]] as [SearchWords] {
      queries.append(("\(words)", ArticleQuery(words: words, searchesBodies: true)))
    }
    return queries
  }

  @Test("a list that is given up ends as cancelled, before the next file is read")
  func givenUp() async throws {
    try await StoreKind.files.withStores { stores async throws in
      _ = try await stores.articles.store([Self.piece(1, Self.feeds[0])], of: Self.feeds[0])
      let list = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await stores.listings.page(matching: .all, in: Self.feeds)
      }
      await #expect(throws: DataStoreError.cancelled) { try await list.value }
    }
  }

  @Test("every window of a search shows its part of the whole list")
  func windows() async throws {
    try await StoreKind.memory.withStores { memory async throws in
      try await StoreKind.files.withStores { files async throws in
        for stores in [memory, files] {
          for (place, feed) in Self.feeds.enumerated() {
            let pieces = (0..<Self.count).filter { $0 % 3 != place || $0.isMultiple(of: 2) }.map { Self.piece($0, feed) }
            _ = try await stores.articles.store(pieces, of: feed)
            _ = try await stores.statuses.update(pieces.filter { $0.article.position % 50 == 0 }.map(\.article.id), .set(.starred, true))
          }
        }
        let middle = try await memory.listings.entries(matching: .all, in: Self.feeds)[900].article.place
        for (number, (text, query)) in try Self.queries().enumerated() {
          let all = try await memory.listings.page(matching: query, in: Self.feeds).rows
          #expect(all.isEmpty == (text == "title:nowhere"), "\(text)")
          #expect(try await files.listings.page(matching: query, in: Self.feeds).rows == all, "\(text)")
          let starts: [ListWindow.Start] = [.top, .bottom, .at(middle), .above(middle), .below(middle), .around(middle)]
          for (place, start) in starts.enumerated() {
            // In the quick tests, each query meets each start and each size, but not in all combinations.
            for size in SlowPart.isRun ? [1, 9, 130] : [[1, 9, 130][(number + place) % 3]] {
              var query = query
              query.window = ListWindow(start, size: size)
              let rows = try await files.listings.page(matching: query, in: Self.feeds).rows
              #expect(rows == query.page(of: all, by: \.article.place).rows, "\(text) \(start) \(size)")
            }
          }
          #expect(try await files.listings.count(matching: query, in: Self.feeds) == all.count, "\(text)")
          let statuses = Dictionary(uniqueKeysWithValues: all.map { ($0.article.id, $0.status) })
          #expect(try await files.listings.statuses(matching: query, in: Self.feeds) == statuses, "\(text)")
        }
      }
    }
  }
}
