import ArticleStorage
import CoreDomain
import DataDoubles
import Growth
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Stores with the same articles")
struct StoreAgreementTests {
  private static let feeds = (1...12).map(StoreSample.feed)
  private static let words = ["heron", "plover", "tern", "knot", "gull"]

  /// Stores articles with different dates, words and marks; each feed gets two more than the one before.
  private func fill(_ stores: Stores) async throws {
    for (number, feed) in Self.feeds.enumerated() {
      let articles = (0..<number * 2).map { place in
        let article = Article(
          id: ArticleID(feed: feed, identity: "guid:\(place)"), feed: feed, title: "\(Self.words[(number + place) % 5]) \(place)",
          published: StoreSample.moment.adding(minutes: -((place * 7 + number * 3) % 90)), firstSeen: StoreSample.moment,
          position: place % 4)
        return ArticleMerge.IncomingArticle(
          article: article, body: .html("<p>\(Self.words[place % 3]) and <b>\(Self.words[number % 5])s</b></p>"))
      }
      _ = try await stores.articles.store(articles, of: feed)
      _ = try await stores.statuses.update(articles.filter { $0.article.position == 1 }.map(\.article.id), .set(.read, true))
      _ = try await stores.statuses.update(articles.filter { $0.article.position == 2 }.map(\.article.id), .set(.starred, true))
    }
  }

  private static let queries: [ArticleQuery] = {
    var queries: [ArticleQuery] = []
    let marks: [(Set<ArticleMark>, Set<ArticleMark>)] = [
      ([], []), ([], [.read]), ([.starred], []), ([], [.read, .starred]), ([], [ArticleMark(rawValue: "x")]),
      ([.read], [.read]),
    ]
    for (having, lacking) in marks {
      for window in [ListWindow.all, ListWindow(size: 0), ListWindow(size: 3), ListWindow(.bottom, size: 3)] {
        for since in [nil, StoreSample.moment.adding(minutes: -20)] {
          for words in [[], ["heron"], ["ER", "knot"], ["terns"]] as [SearchWords] {
            queries.append(
              ArticleQuery(
                having: having, lacking: lacking, since: since, until: since?.adding(minutes: 15), words: words,
                searchesBodies: words != ["heron"],
                window: window))
          }
        }
      }
    }
    return queries
  }()

  @Test("stores return the same results in the same order", arguments: [StoreKind.files, .sqlite])
  func agreement(_ kind: StoreKind) async throws {
    try await StoreKind.memory.withStores { memory async throws in
      try await kind.withStores { stores async throws in
        try await fill(memory)
        try await fill(stores)
        let choices = [Self.feeds, [Self.feeds[11]], Array(Self.feeds[1...2]), Array(Self.feeds[8...]), [StoreSample.feed(99)]]
        for (choice, feeds) in choices.enumerated() {
          // In the quick tests, each choice of feeds meets every fifth query, and each query one choice.
          for (number, query) in Self.queries.enumerated() where SlowPart.isRun || (number + choice) % choices.count == 0 {
            let expected = try await memory.listings.page(matching: query, in: feeds)
            #expect(try await stores.listings.page(matching: query, in: feeds) == expected, "\(query) in \(feeds.count)")
            let count = try await memory.listings.count(matching: query, in: feeds)
            #expect(try await stores.listings.count(matching: query, in: feeds) == count, "\(query) in \(feeds.count)")
          }
        }
      }
    }
  }

  @Test("stores return the same rows around every place", arguments: [StoreKind.files, .sqlite])
  func windows(_ kind: StoreKind) async throws {
    try await StoreKind.memory.withStores { memory async throws in
      try await kind.withStores { stores async throws in
        try await fill(memory)
        try await fill(stores)
        let keys = try await memory.listings.entries(matching: .all, in: Self.feeds).map(\.article.place)
        // Places of articles, and a place between two of them.
        let places = keys.enumerated().filter { $0.offset.isMultiple(of: SlowPart.isRun ? 9 : 29) }.map(\.element)
        let absent = places.map {
          ArticleSortKey(date: $0.date, firstSeen: $0.firstSeen, position: $0.position, id: StoreSample.article(77).id)
        }
        let starts = (places + absent).flatMap { [.at($0), .below($0), .above($0), .around($0)] as [ListWindow.Start] }
        let conditions = [
          ArticleQuery.all, ArticleQuery(lacking: [.read]), ArticleQuery(having: [.starred]), ArticleQuery(words: ["knot"]),
          ArticleQuery(lacking: [ArticleMark(rawValue: "x")], since: StoreSample.moment.adding(minutes: -60)),
        ]
        for feeds in [Self.feeds, [Self.feeds[11]], Array(Self.feeds[1...2])] {
          for (number, start) in starts.enumerated() {
            var query = conditions[number % conditions.count]
            query.window = ListWindow(start, size: [1, 4, 7, 500][number % 4])
            let expected = try await memory.listings.page(matching: query, in: feeds)
            #expect(try await stores.listings.page(matching: query, in: feeds) == expected, "\(query) in \(feeds.count)")
          }
        }
      }
    }
  }
}
