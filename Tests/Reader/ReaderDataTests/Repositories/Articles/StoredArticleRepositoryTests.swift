import ArticleStorage
import CoreDomain
import DataDoubles
import ReaderData
import ReaderDomain
import ReaderDoubles
import StorageDoubles
import Subscriptions
import Testing

@Suite("The article repository")
struct StoredArticleRepositoryTests {
  private let feeds = [StoreSample.feed(1), StoreSample.feed(2)]

  private func fetchedFeed(_ feed: FeedID, _ items: [FeedItem]) -> FetchedFeed {
    FetchedFeed(feed: feed, content: Feed(format: .rss, items: items))
  }

  private static func repository(
    _ articles: MemoryArticleStore, _ statuses: MemoryStatusStore = MemoryStatusStore()
  ) -> StoredArticleRepository {
    let stores = ArticleStores(
      articles: articles, statuses: statuses, listings: MemoryListingStore(articles: articles, statuses: statuses),
      fetchStates: MemoryFetchStateStore())
    return StoredArticleRepository(
      stores: { stores }, refreshes: MemoryRefreshStore(), document: { _, _ in .empty }, html: { _, _ in nil })
  }

  private func item(_ number: Int, title: String? = nil, minutes: Int? = nil) -> FeedItem {
    FeedItem(
      guid: "\(number)", title: title ?? "Item \(number)", url: StoreSample.url("https://example.org/\(number)"),
      body: .html("<p>\(number)</p>"), published: minutes.map { StoreSample.moment.adding(minutes: $0) })
  }

  private func id(_ number: Int, _ feed: FeedID) -> ArticleID { ArticleID(feed: feed, identity: "guid:\(number)") }

  private func fill(_ repository: StoredArticleRepository) async throws {
    let merges = [
      try await repository.store(fetchedFeed(feeds[0], [item(1, minutes: -10), item(2, minutes: -30), item(3)]), at: StoreSample.moment),
      try await repository.store(fetchedFeed(feeds[1], [item(1, title: "Other", minutes: -20)]), at: StoreSample.moment),
    ]
    #expect(merges.map(\.numbered) == [MergeResult(new: 3, changed: 0, stored: 3), MergeResult(new: 1, changed: 0, stored: 1)])
  }

  @Test("a list is a page of the articles of all feeds, newest first, and each feed has its counts", arguments: StoreKind.allCases)
  func lists(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = stores.repository
      try await fill(repository)
      _ = try await repository.update(.articles([ArticleReference(id(1, feeds[0]))]), .set(.starred, true), in: feeds)
      let first = try await repository.page(matching: ArticleQuery(window: ListWindow(size: 3)), in: feeds).rows.map(\.article.title)
      let none = try await repository.page(matching: ArticleQuery(window: ListWindow(size: -1)), in: feeds).rows
      let counts = try await repository.counts(in: feeds + [StoreSample.feed(3)])
      #expect(
        first == ["Item 3", "Item 1", "Other"] && none.isEmpty
          && counts == [
            feeds[0]: ArticleCounts(all: 3, unread: 3, starred: 1), feeds[1]: ArticleCounts(all: 1, unread: 1, starred: 0),
          ])
    }
  }

  @Test("a condition about new articles is about those of the latest refresh")
  func new() async throws {
    let articles = MemoryArticleStore()
    let repository = Self.repository(articles)
    let calendar = QueryCalendar.sample(StoreSample.moment)
    let query = ArticleQuery(condition: ArticleCondition(try #require(try Query("is:new or title:nothing").condition), at: calendar))
    _ = try await repository.store(fetchedFeed(feeds[0], [item(1)]), at: StoreSample.moment)
    #expect(try await repository.count(matching: query, in: feeds) == 0, "There was no refresh.")
    let later = StoreSample.moment.adding(minutes: 60)
    try await repository.beginRefresh(at: later)
    _ = try await repository.store(fetchedFeed(feeds[0], [item(1), item(2)]), at: later)
    #expect(try await repository.page(matching: query, in: feeds).rows.map(\.article.title) == ["Item 2"])
    let starred = ArticleQuery(condition: ArticleCondition(try #require(try Query("is:starred or title:1").condition), at: calendar))
    #expect(try await repository.page(matching: starred, in: feeds).rows.map(\.article.title) == ["Item 1"])
  }

  @Test("a limited list is a prefix of the full list", arguments: [0, 1, 2, 7, 50, 99, 100, 200, Int.max])
  func limit(_ limit: Int) async throws {
    let stores = MemoryArticleStore()
    let articles = (0..<100).shuffled().map { number in
      ArticleMerge.IncomingArticle(article: StoreSample.article(number, seen: StoreSample.moment.adding(minutes: number / 3)), body: .none)
    }
    _ = try await stores.store(articles, of: feeds[0])
    let repository = Self.repository(stores)
    let all = try await repository.articles(matching: .all, in: feeds)
    #expect(all.count == 100)
    let page = try await repository.page(matching: ArticleQuery(window: ListWindow(size: limit)), in: feeds)
    #expect(page == ListPage(rows: Array(all.prefix(limit)), offset: 0, total: 100, hasMore: limit < 100))
  }

  @Test("a starred article survives an edit, and its star returns when its feed is added again", arguments: StoreKind.allCases)
  func stars(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = stores.repository
      try await fill(repository)
      _ = try await stores.subscriptions.add([StoreSample.subscription(1)])
      _ = try await repository.update(.articles([ArticleReference(id(1, feeds[0]))]), .set(.starred, true), in: feeds)
      let merged = try await repository.store(fetchedFeed(feeds[0], [item(1, title: "Edited")]), at: StoreSample.moment.adding(minutes: 5))
      #expect(merged.numbered == MergeResult(new: 0, changed: 1, stored: 3))
      try await stores.subscriptions.remove(feeds[0])
      #expect(try await repository.articles(matching: ArticleQuery(having: [.starred]), in: []) == [])
      _ = try await stores.subscriptions.add([StoreSample.subscription(1)])
      let starred = try await repository.articles(matching: ArticleQuery(having: [.starred]), in: [feeds[0]])
      #expect(starred.map(\.article.title) == ["Edited"])
      #expect(starred.map(\.article.firstSeen) == [StoreSample.moment])
    }
  }

  @Test("an article is opened by a prefix of its id", arguments: StoreKind.allCases)
  func opens(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = stores.repository
      try await fill(repository)
      let wanted = id(1, feeds[1])
      let opened = try #require(try await repository.open(.articles([ArticleReference(wanted.short.uppercased())]), in: feeds).first)
      #expect(opened.entry.article.id == wanted)
      #expect(opened.document.plainText == "<p>1</p>")
      for text in ["", "zz", "ffffffffffffffffffff"] {
        let reference = ArticleReference(text)
        await #expect(throws: ReaderError.article(.notFound(reference))) {
          _ = try await repository.open(.articles([reference]), in: feeds)
        }
      }
      await #expect(throws: ReaderError.article(.notFound(ArticleReference(wanted)))) {
        _ = try await repository.open(.articles([ArticleReference(wanted)]), in: [feeds[0]])
      }
    }
  }

  @Test("an article whose text is given up is opened all the same, and can be changed", arguments: StoreKind.allCases)
  func givenUp(_ kind: StoreKind) async throws {
    try await kind.withStores { stores async throws in
      let repository = stores.repository
      try await fill(repository)
      let (wanted, all) = (id(1, feeds[1]), feeds)
      let opening = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await repository.open(.articles([ArticleReference(wanted)]), in: all)
      }
      let opened = try await opening.value
      #expect(opened.map(\.entry.article.id) == [wanted] && opened.map(\.document) == [.empty] && opened.allSatisfy { $0.html == nil })
      let changing = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await repository.update(.articles([ArticleReference(wanted)]), .set(.read, true), in: all)
      }
      #expect(try await changing.value.count == 1)
    }
  }

  @Test("an ambiguous id prefix is reported with its matches")
  func ambiguous() async throws {
    let stores = MemoryArticleStore()
    _ = try await stores.store((0..<40).map { StoreSample.piece($0) }, of: feeds[0])
    let ids = try await stores.articles(of: feeds).map(\.id).sorted()
    let first = try #require(zip(ids, ids.dropFirst()).first { $0.text.first == $1.text.first }.map { String($0.0.text.prefix(1)) })
    let repository = Self.repository(stores)
    let reference = ArticleReference(first)
    await #expect(throws: ReaderError.article(.ambiguous(reference, matches: ids.filter { $0.text.hasPrefix(first) }))) {
      _ = try await repository.open(.articles([reference]), in: feeds)
    }
  }

  @Test("an update changes all selected articles, each once and in one commit, or none")
  func update() async throws {
    let statuses = MemoryStatusStore()
    let articles = MemoryArticleStore(statuses: statuses)
    let repository = Self.repository(articles, statuses)
    try await fill(repository)
    let (one, other) = (ArticleReference(id(1, feeds[0])), ArticleReference(id(1, feeds[1])))
    let missing = ArticleReference("zz")
    await #expect(throws: ReaderError.article(.notFound(missing))) {
      _ = try await repository.update(.articles([one, missing]), .toggle(.read), in: feeds)
    }
    #expect(try await statuses.all() == [:])
    let changed = try await repository.update(.articles([other, one, other]), .toggle(.read), in: feeds)
    #expect(changed.map(\.entry.article.id) == [id(1, feeds[1]), id(1, feeds[0])])
    #expect(changed.map(\.entry.status) == [ArticleStatus([.read]), ArticleStatus([.read])])
    let rest = try await repository.update(.matching(ArticleQuery(lacking: [.read])), .set(.read, true), in: feeds)
    #expect(rest.map(\.entry.article.title) == ["Item 3", "Item 2"])
    #expect(try await repository.update(.matching(ArticleQuery(lacking: [.read])), .set(.read, true), in: feeds) == [])
    #expect(await statuses.commits == 2)
  }

  @Test("a feed with stored articles counts as complete")
  func feedsWithArticles() async throws {
    let repository = Self.repository(MemoryArticleStore())
    _ = try await repository.store(fetchedFeed(feeds[0], [item(1)]), at: StoreSample.moment)
    #expect(try await repository.completeFeeds() == [feeds[0]: 1])
  }
}
