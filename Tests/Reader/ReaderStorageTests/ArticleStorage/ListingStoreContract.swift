import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Testing

@Suite("Listing store contract")
struct ListingStoreContract {
  private let feeds = [StoreSample.feed(1), StoreSample.feed(2)]

  private func article(_ number: Int, _ feed: FeedID, minutes: Int, title: String? = nil, author: String? = nil) -> Article {
    Article(
      id: ArticleID(feed: feed, identity: "guid:\(number)"), feed: feed, title: title ?? "Article \(number)",
      authors: [Author(name: author)].compactMap { $0 }, published: StoreSample.moment.adding(minutes: minutes),
      firstSeen: StoreSample.moment, position: number)
  }

  private func fill(_ stores: Stores) async throws {
    _ = try await stores.articles.store(
      [
        ArticleMerge.IncomingArticle(
          article: article(1, feeds[0], minutes: -10, title: "Rivers", author: "Ann"), body: .html("<p>Café & <b>Delta</b></p>")),
        ArticleMerge.IncomingArticle(article: article(2, feeds[0], minutes: -30), body: .html("<p>the DELTA of a river &amp; more</p>")),
        ArticleMerge.IncomingArticle(article: article(3, feeds[0], minutes: -20), body: .text("no such word")),
      ], of: feeds[0])
    _ = try await stores.articles.store(
      [
        ArticleMerge.IncomingArticle(
          article: article(4, feeds[1], minutes: -5, title: "Привет, мир"),
          body: .html("<i>x</i> w<b>onder</b>ful H<sub>2</sub>O &#72;ello")),
        ArticleMerge.IncomingArticle(article: article(5, feeds[1], minutes: -6, title: "C++ \"quoted\" 日本語"), body: .none),
      ], of: feeds[1])
  }

  private func numbers(_ stores: Stores, _ query: ArticleQuery, in feeds: [FeedID]? = nil) async throws -> [Int] {
    let page = try await stores.listings.page(matching: query, in: feeds ?? self.feeds)
    // Counts ignore the window.
    var whole = query
    whole.window = .all
    let all = try await stores.listings.page(matching: whole, in: feeds ?? self.feeds).rows
    #expect(try await stores.listings.count(matching: query, in: feeds ?? self.feeds) == all.count)
    let statuses = Dictionary(uniqueKeysWithValues: all.map { ($0.article.id, $0.status) })
    #expect(try await stores.listings.statuses(matching: query, in: feeds ?? self.feeds) == statuses)
    return page.rows.map(\.article.position)
  }

  @Test("articles are listed in order and filtered by status, date and feed", arguments: StoreKind.allCases)
  func lists(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      #expect(try await numbers(stores, .all) == [])
      try await fill(stores)
      let instant = StoreSample.moment.adding(minutes: -10)
      for (query, listed) in [
        (.all, [4, 5, 1, 3, 2]), (ArticleQuery(window: ListWindow(size: 2)), [4, 5]),
        (ArticleQuery(window: ListWindow(size: .max)), [4, 5, 1, 3, 2]), (ArticleQuery(since: instant), [4, 5, 1]),
        (ArticleQuery(until: instant), [1, 3, 2]), (ArticleQuery(since: instant, until: instant), [1]),
        (ArticleQuery(since: instant.adding(minutes: 1), until: instant), []),
        (ArticleQuery(refresh: .began(StoreSample.moment)), [4, 5, 1, 3, 2]),
        (ArticleQuery(since: instant, refresh: .began(StoreSample.moment)), [4, 5, 1]), (ArticleQuery(refresh: .began(instant)), []),
        // The repository says when the latest refresh began.
        (ArticleQuery(refresh: .latest), []),
      ] as [(ArticleQuery, [Int])] {
        #expect(try await numbers(stores, query) == listed, "\(query)")
      }
      #expect(try await numbers(stores, .all, in: [feeds[1]]) == [4, 5])
      #expect(try await numbers(stores, .all, in: []) == [])
      let ids = [article(1, feeds[0], minutes: 0).id, article(4, feeds[1], minutes: 0).id]
      _ = try await stores.statuses.update(ids, .set(.read, true))
      _ = try await stores.statuses.update([ids[0]], .set(.starred, true))
      _ = try await stores.statuses.update([ids[1]], .set(ArticleMark(rawValue: "pinned"), true))
      for (query, listed) in [
        (ArticleQuery(lacking: [.read]), [5, 3, 2]), (ArticleQuery(having: [.read], lacking: [.starred]), [4]),
        (ArticleQuery(having: [.starred], window: ListWindow(size: 5)), [1]),
        (ArticleQuery(having: [ArticleMark(rawValue: "pinned")]), [4]),
      ] as [(ArticleQuery, [Int])] {
        #expect(try await numbers(stores, query) == listed, "\(query)")
      }
      #expect(
        try await stores.listings.counts(in: feeds + [StoreSample.feed(3)]) == [
          feeds[0]: ArticleCounts(all: 3, unread: 2, starred: 1), feeds[1]: ArticleCounts(all: 2, unread: 1, starred: 0),
        ])
      let statuses = try await stores.listings.entries(matching: .all, in: feeds).map(\.status.marks)
      #expect(statuses == [[.read, ArticleMark(rawValue: "pinned")], [], [.read, .starred], [], []])
    }
  }

  @Test(
    "a search finds words in titles and authors, and in bodies when the query includes them",
    arguments: StoreKind.allCases,
    [
      (["river"], [1], [1, 2]), (["RIVER"], [1], [1, 2]), (["ann"], [1], [1]), (["ann", "delta"], [], [1]), (["delta"], [], [1, 2]),
      (["elt"], [], [1, 2]), (["café"], [], [1]), (["мир"], [4], [4]), (["ПРИВЕТ"], [4], [4]), (["日本"], [5], [5]), (["c++"], [5], [5]),
      (["\"quoted\""], [5], [5]), (["a"], [1, 3, 2], [1, 3, 2]), (["river", "word"], [], []), (["zephyrine"], [], []), (["body"], [], []),
      (["title"], [], []), (["such"], [], [3]), (["&"], [], [1, 2]), (["html"], [], []),
      (["wonderful"], [], [4]), (["onder"], [], [4]),
    ])
  func words(_ kind: StoreKind, _ sample: (words: [String], shallow: [Int], deep: [Int])) async throws {
    try await kind.withStores { stores async throws in
      try await fill(stores)
      let words = try SearchWords(sample.words.joined(separator: " "))
      #expect(try await numbers(stores, ArticleQuery(words: words)) == sample.shallow)
      #expect(try await numbers(stores, ArticleQuery(words: words, searchesBodies: true)) == sample.deep)
      #expect(
        try await numbers(stores, ArticleQuery(words: words, searchesBodies: true, window: ListWindow(size: 1)))
          == Array(sample.deep.prefix(1)))
      for maximum in [Int.max, Int.max / 16 + 1] {
        let query = ArticleQuery(words: words, searchesBodies: true, window: ListWindow(size: maximum))
        #expect(try await numbers(stores, query) == sample.deep)
        #expect(try await stores.listings.count(matching: query, in: feeds) == sample.deep.count)
      }
    }
  }

  @Test("a search finds a word at any position in a long text", arguments: StoreKind.allCases)
  func longTexts(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      for length in [0, 1, 29, 30, 31, 32, 33, 62, 63, 64, 65, 300] {
        let text = String(repeating: "e", count: length) + "Zq7" + String(repeating: "z", count: length % 40)
        let piece = ArticleMerge.IncomingArticle(article: article(length, feeds[0], minutes: 0), body: .text(text))
        _ = try await stores.articles.store([piece], of: feeds[0])
      }
      #expect(try await numbers(stores, ArticleQuery(words: ["zq7"], searchesBodies: true)).count == 12)
      #expect(try await numbers(stores, ArticleQuery(words: ["zq8"], searchesBodies: true)) == [])
      #expect(try await numbers(stores, ArticleQuery(words: ["zz"], searchesBodies: true)) == [29, 30, 31, 32, 33, 62, 63, 64, 65, 300])
    }
  }

  @Test("the window of a search decides what is listed, not what is counted", arguments: StoreKind.allCases)
  func searchedWindow(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      try await fill(stores)
      let first = article(1, feeds[0], minutes: -10).place
      for (start, listed) in [(.top, [1]), (.below(first), [2]), (.above(first), [1]), (.bottom, [2])] as [(ListWindow.Start, [Int])] {
        let query = ArticleQuery(words: ["delta"], searchesBodies: true, window: ListWindow(start, size: 1))
        #expect(try await numbers(stores, query) == listed)
      }
    }
  }

  @Test("references resolve to the ids of all matching articles, and ids to articles", arguments: StoreKind.allCases)
  func references(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      try await fill(stores)
      let id = article(2, feeds[0], minutes: 0).id
      let all = Set(try await stores.listings.entries(matching: .all, in: feeds).map(\.article.id))
      let references = [id.short, id.text, "", "zz", id.text + "0", String(id.text.prefix(1))].map { ArticleReference($0) }
      let found = try await stores.listings.ids(of: references + references, in: feeds)
      #expect(found[references[0]] == [id])
      #expect(found[references[1]] == [id])
      #expect(references[2...4].allSatisfy { found[$0] == nil })
      #expect(Set(found[references[5]] ?? []) == all.filter { $0.text.first == id.text.first })
      for reference in references {
        #expect(try await stores.listings.ids(of: [reference], in: feeds)[reference] == found[reference], "one alone")
      }
      #expect(try await stores.listings.ids(of: [references[0]], in: [feeds[1]]) == [:])
      #expect(try await stores.listings.entries(of: [id, StoreSample.article(99).id], in: feeds).map(\.article.position) == [2])
      #expect(try await stores.listings.entries(of: [id], in: [feeds[1]]).isEmpty)
      #expect(Set(try await stores.listings.entries(of: all, in: feeds).map(\.article.id)) == all)
    }
  }
}
