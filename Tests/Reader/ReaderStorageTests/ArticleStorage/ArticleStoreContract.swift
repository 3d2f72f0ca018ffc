import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Article store contract")
struct ArticleStoreContract {
  private let feed = StoreSample.feed()

  @Test("every part of an article and its body survives a round trip", arguments: StoreKind.allCases)
  func everyPart(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let article = StoreSample.fullArticle()
      let based = ArticleBody.html("<a href='b'>", base: try WebURL("https://example.org/f/"))
      for body in [ArticleBody.html("<p>\u{0}\u{1F}\\\"é😀</p>\n"), .text("plain"), .none, .html(""), based] {
        _ = try await stores.articles.store([ArticleMerge.IncomingArticle(article: article, body: body)], of: feed)
        #expect(try await stores.articles.articles(of: [feed]) == [article])
        #expect(try await stores.articles.body(of: article.id, in: feed) == body)
      }
    }
  }

  @Test("a new base URL alone does not count as an edit of the article", arguments: StoreKind.allCases)
  func movedBase(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      for (host, expected) in [("a", MergeResult(new: 1, changed: 0, stored: 1)), ("b", MergeResult(new: 0, changed: 0, stored: 1))] {
        let body = ArticleBody.html("x", base: try WebURL("https://\(host).example.org/"))
        let piece = ArticleMerge.IncomingArticle(article: StoreSample.article(1), body: body)
        #expect(try await stores.articles.store([piece], of: feed).numbered == expected)
      }
    }
  }

  @Test("a merge counts new and edited articles and keeps those that the feed no longer lists", arguments: StoreKind.allCases)
  func merged(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.articles
      #expect(
        try await store.store([StoreSample.piece(1), StoreSample.piece(2)], of: feed).numbered == MergeResult(new: 2, changed: 0, stored: 2)
      )
      #expect(
        try await store.store([StoreSample.piece(1), StoreSample.piece(2)], of: feed).numbered == MergeResult(new: 0, changed: 0, stored: 2)
      )
      let edited = [StoreSample.piece(2, title: "Edited"), StoreSample.piece(3), StoreSample.piece(1, body: "Other.")]
      #expect(try await store.store(edited, of: feed).numbered == MergeResult(new: 1, changed: 2, stored: 3))
      #expect(try await store.store([], of: feed).numbered == MergeResult(new: 0, changed: 0, stored: 3))
      #expect(Set(try await store.articles(of: [feed]).map(\.title)) == ["Article 1", "Edited", "Article 3"])
      #expect(try await store.body(of: StoreSample.article(1).id, in: feed) == .html("Other."))
    }
  }

  /// What a refresh brings, by the way of reading; nil is another program's. Then whether the article counts as edited.
  @Test(
    "an article is edited when a refresh brings another title or text that was read in the same way, and stays so",
    arguments: StoreKind.allCases,
    [
      ([(1, "a", "x"), (1, "b", "x")], true), ([(1, "a", "x"), (1, "a", "y")], true), ([(1, "a", "x"), (1, "a", "x")], false),
      ([(1, "a", "x"), (2, "b", "x")], false), ([(1, "a", "x"), (2, "b", "x"), (2, "c", "x")], true),
      ([(1, "a", "x"), (2, "a", "x"), (2, "b", "x")], true), ([(nil, "a", "x"), (1, "b", "x")], false),
      ([(nil, "a", "x"), (1, "a", "x"), (1, "b", "x")], true), ([(nil, "a", "x"), (nil, "b", "x")], false),
      ([(1, "a", "x"), (1, "b", "x"), (2, "b", "y")], true), ([(-1, "a", "x"), (-1, "b", "x")], true),
    ] as [([(reading: Int?, title: String, body: String)], Bool)])
  func edited(_ kind: StoreKind, example: (history: [(reading: Int?, title: String, body: String)], isEdited: Bool)) async throws {
    try await kind.withStores { stores async throws in
      for (reading, title, body) in example.history {
        let pieces = [StoreSample.piece(1, title: title, body: body, reading: reading), StoreSample.piece(2, reading: reading)]
        _ = try await stores.articles.store(pieces, of: feed)
      }
      let stored = try await stores.articles.articles(of: feed)
      #expect(stored.first { $0.article.title == example.history.last?.title }?.article.isEdited == example.isEdited)
      #expect(stored.first { $0.article.title == "Article 2" }?.article.isEdited == false)
      #expect(stored.map(\.reading) == Array(repeating: example.history.last?.reading, count: 2), "The next edit is found.")
    }
  }

  @Test("every body of a feed survives a round trip when the feed is far larger than one write", arguments: StoreKind.allCases)
  func longFeed(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let bodies = (0..<10).map { String(repeating: "\($0) words ", count: 50_000) }
      for count in [5, 10] {
        let articles = bodies[..<count].enumerated().map { StoreSample.piece($0, body: $1) }
        #expect(try await stores.articles.store(articles, of: feed).numbered == MergeResult(new: 5, changed: 0, stored: count))
        for (number, body) in bodies[..<count].enumerated() {
          #expect(try await stores.articles.body(of: StoreSample.article(number).id, in: feed) == .html(body))
        }
        #expect(try await stores.articles.articles(of: feed).count == count)
      }
    }
  }

  @Test("an edited article keeps the time when it was first seen", arguments: StoreKind.allCases)
  func firstSeen(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      let later = StoreSample.article(1, title: "Edited", seen: StoreSample.moment.adding(minutes: 60))
      _ = try await stores.articles.store([ArticleMerge.IncomingArticle(article: later, body: .none)], of: feed)
      let stored = try #require(try await stores.articles.articles(of: [feed]).first)
      #expect(stored.title == "Edited")
      #expect(stored.firstSeen == StoreSample.moment)
    }
  }

  @Test("articles of different feeds are separate", arguments: StoreKind.allCases)
  func feeds(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let store = stores.articles
      let (one, two, empty) = (StoreSample.feed(1), StoreSample.feed(2), StoreSample.feed(3))
      #expect(try await store.completeFeeds() == [:])
      _ = try await store.store([StoreSample.piece(1, feed: one)], of: one)
      _ = try await store.store([StoreSample.piece(1, feed: two)], of: two)
      _ = try await store.store([], of: empty)
      #expect(try await store.completeFeeds() == [one: 1, two: 1, empty: 0])
      #expect(try await store.articles(of: [two]).map(\.feed) == [two])
      #expect(Set(try await store.articles(of: [one, two, empty, StoreSample.feed(4)]).map(\.feed)) == [one, two])
      #expect(try await store.body(of: StoreSample.article(9).id, in: one) == .none)
      _ = try await store.store([StoreSample.piece(1, feed: one), StoreSample.piece(2, feed: one)], of: one)
      let ids = [1, 2, 9].map { StoreSample.article($0, feed: one).id }
      #expect(Set(try await store.bodies(of: Set(ids), in: one).keys) == Set(ids.prefix(2)))
      #expect(try await store.body(of: StoreSample.article(1).id, in: StoreSample.feed(4)) == .none)
    }
  }

  @Test("a purge removes outlived articles, but none that is starred or in the document", arguments: StoreKind.allCases)
  func purge(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let (other, moment) = (StoreSample.feed(2), StoreSample.moment)
      for feed in [feed, other] {
        _ = try await stores.articles.store((1...6).map { StoreSample.piece($0, feed: feed, title: "wren \($0)") }, of: feed)
      }
      let ids = (1...6).map { StoreSample.article($0).id }
      _ = try await stores.statuses.update([ids[2], ids[4]], .set(.read, true))
      _ = try await stores.statuses.update([ids[4], ids[5]], .set(.starred, true))
      let retention = Retention(maximumArticles: 2)
      let purged = try await stores.articles.purge(feed, keeping: retention, document: [ids[3]], at: moment)
      #expect(purged == 1)
      #expect(try await stores.articles.purge(feed, keeping: retention, document: [ids[3]], at: moment) == 0)
      let left = Set(ids).subtracting([ids[2]])
      #expect(Set(try await stores.articles.articles(of: [feed]).map(\.id)) == left)
      #expect(try await stores.articles.body(of: ids[2], in: feed) == .none)
      #expect(try await stores.articles.body(of: ids[1], in: feed) == .html("Hello."))
      #expect(
        try await stores.listings.counts(in: [feed, other]) == [
          feed: .init(all: 5, unread: 4, starred: 2), other: .init(all: 6, unread: 6),
        ])
      #expect(try await stores.listings.count(matching: ArticleQuery(words: ["wren"], searchesBodies: true), in: [feed]) == 5)
      #expect(try await stores.articles.articles(of: [other]).count == 6)
      // A purged article that returns is still marked as read, and a search finds it again.
      #expect(
        try await stores.articles.store([StoreSample.piece(3, title: "wren 3")], of: feed).numbered
          == MergeResult(new: 1, changed: 0, stored: 6))
      #expect(try await stores.listings.entries(of: [ids[2]], in: [feed]).map(\.status) == [ArticleStatus([.read])])
      #expect(try await stores.listings.counts(in: [feed]) == [feed: .init(all: 6, unread: 4, starred: 2)])
      #expect(try await stores.listings.count(matching: ArticleQuery(words: ["wren"], searchesBodies: true), in: [feed]) == 6)
    }
  }

  @Test("a purge removes nothing from an empty store, and no recent article", arguments: StoreKind.allCases)
  func nothingToPurge(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let retention = Retention(maximumArticles: 1, maximumDays: 3)
      #expect(try await stores.articles.purge(feed, keeping: retention, document: [], at: StoreSample.moment) == 0)
      #expect(try await stores.articles.completeFeeds() == [:])
      _ = try await stores.articles.store([StoreSample.piece(1)], of: feed)
      for (days, left) in [(3, 1), (4, 0)] {
        let moment = StoreSample.moment.adding(minutes: days * 24 * 60)
        #expect(try await stores.articles.purge(feed, keeping: retention, document: [], at: moment) == 1 - left)
        #expect(try await stores.articles.articles(of: [feed]).count == left)
      }
      #expect(try await stores.articles.completeFeeds() == [feed: 0])
    }
  }

  @Test("the store returns all articles of a feed with their bodies", arguments: StoreKind.allCases)
  func articles(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let articles = [StoreSample.piece(1), StoreSample.piece(2, body: nil)]
      _ = try await stores.articles.store(articles, of: feed)
      #expect(Set(try await stores.articles.articles(of: feed)) == Set(articles))
      #expect(try await stores.articles.articles(of: StoreSample.feed(9)).isEmpty)
    }
  }
}
