import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RefreshFeeds", .timeLimit(.minutes(10)))
struct RefreshFeedsTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")
  private static let shop = Subscription.sample(url: "https://example.org/shop.xml", title: "Shop")
  private static let validators = Validators(etag: "\"1\"", lastModified: nil)

  private func events(_ home: MemoryStores, _ input: RefreshInput = RefreshInput()) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(input) { events += batch.map(\.numbered) }
    return events
  }

  private func report(_ configure: (inout RefreshReport) -> Void) -> RefreshEvent {
    var report = RefreshReport()
    configure(&report)
    return .finished(report)
  }

  @Test("when nothing is due, every feed is skipped with a reason, and no request is sent")
  func nothingDue() async throws {
    let home = MemoryStores(
      [Self.news, Self.blog], fetchStates: [Self.news.id: FetchState(lastTried: .sample()), Self.blog.id: FetchState(problem: .gone)])
    #expect(
      try await events(home) == [
        .started(feeds: 2),
        .fetched(Self.news, .skipped(.recentlyAsked(dueAt: .sample(plusMinutes: 30)))),
        .fetched(Self.blog, .skipped(.gone)),
        report { $0.skipped = 2 },
      ])
    #expect(await home.feeds.fetches.joined().isEmpty)
    #expect(await home.fetchStates.commits.isEmpty)
  }

  @Test("a server's request to wait applies to all its feeds, even when the feed that received it is not named")
  func busyServer() async throws {
    let busy = FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 429)), notBefore: .sample(plusMinutes: 50))
    let home = MemoryStores([Self.news, Self.blog], fetchStates: [Self.news.id: busy])
    let input = RefreshInput(feeds: [FeedReference("blog")], isForced: true)
    #expect(
      try await events(home, input).contains(
        .fetched(Self.blog, .skipped(.serverBusy(host: "example.org", until: .sample(plusMinutes: 50))))))
    #expect(await home.feeds.fetches.joined().isEmpty)
  }

  @Test("a refresh without subscriptions delivers a report")
  func nobody() async throws {
    #expect(try await events(MemoryStores()) == [.started(feeds: 0), report { _ in }])
  }

  @Test("every result is reported and counted, and one feed's failure does not affect the others", arguments: [1, 2, 9])
  func outcomes(batchSize: Int) async throws {
    let same = Subscription.sample(url: "https://example.org/same.xml", title: "Same")
    let home = MemoryStores([Self.shop, Self.news, Self.blog, same], feeds: MemoryFeedRepository(batchSize: batchSize))
    _ = try await home.articles.store(FetchedFeed(feed: same.id, content: .sample()), at: .sample(plusMinutes: -90))
    await home.feeds.response(Self.shop.url, with: .failed(.web(.status(code: 503)), retryAfterSeconds: 60))
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "1"), .sample(guid: "2")]), Self.validators))
    await home.feeds.response(Self.blog.url, with: .unchanged)
    await home.feeds.response(same.url, with: .feed(.sample(), nil))
    #expect(
      try await events(home) == [
        .started(feeds: 4),
        .fetched(Self.shop, .failed(.feed(.fetch(Self.shop.url, .web(.status(code: 503)))))),
        .fetched(Self.news, .updated(new: 2, changed: 0)),
        .fetched(Self.blog, .unchanged),
        .fetched(same, .unchanged),
        report {
          ($0.updated, $0.unchanged, $0.failed, $0.newArticles) = (1, 2, 1, 2)
        },
      ])
    let hints = RefreshHints(lastNews: .sample())
    #expect(
      try await home.fetchStates.all() == [
        Self.shop.id: FetchState(
          lastTried: .sample(), failures: 1, problem: .web(.status(code: 503)), notBefore: .sample(plusMinutes: 1),
          busyHost: Self.shop.url.host),
        Self.news.id: FetchState(validators: Self.validators, articles: 2, lastTried: .sample(), lastSucceeded: .sample(), hints: hints),
        Self.blog.id: FetchState(lastTried: .sample(), lastSucceeded: .sample(), hints: hints),
        same.id: FetchState(articles: 1, lastTried: .sample(), lastSucceeded: .sample(), hints: hints),
      ])
  }

  @Test("an edited article is an update without a new article, and keeps its star")
  func edited() async throws {
    let home = MemoryStores([Self.news], articles: [.sample(.sample(feed: Self.news.id, title: "Old"), marks: [.starred])])
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(title: "New")]), nil))
    #expect(try await events(home).contains(.fetched(Self.news, .updated(new: 0, changed: 1))))
    #expect(await home.articles.stored.map(\.article.title) == ["New"])
    #expect(await home.articles.stored.map(\.status) == [ArticleStatus([.starred])])
  }

  @Test("the articles of a refresh are first seen when it begins, and a query for the latest refresh finds only them")
  func latest() async throws {
    let home = MemoryStores([Self.news])
    _ = try await home.articles.store(
      FetchedFeed(feed: Self.news.id, content: .sample(items: [.sample(guid: "old")])), at: .sample(plusMinutes: -90))
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "new"), .sample(guid: "old")]), nil))
    let latest = ArticleQuery(refresh: .latest)
    #expect(try await home.articles.count(matching: latest, in: [Self.news.id]) == 0)
    #expect(try await events(home).contains(.fetched(Self.news, .updated(new: 1, changed: 0))))
    let new = try await home.articles.page(matching: latest, in: [Self.news.id]).rows
    #expect(new.map(\.article.id) == [ArticleID(feed: Self.news.id, identity: "guid:new")])
    #expect(new.map(\.article.firstSeen) == [.sample()])
  }

  @Test("a refresh without a feed to fetch is not the latest, and one that brings nothing is")
  func emptyRefreshes() async throws {
    let home = MemoryStores([Self.news], fetchStates: [Self.news.id: FetchState(lastTried: .sample())])
    let earlier = Timestamp.sample(plusMinutes: -30)
    try await home.articles.beginRefresh(at: earlier)
    _ = try await home.articles.store(FetchedFeed(feed: Self.news.id, content: .sample()), at: earlier)
    let latest = ArticleQuery(refresh: .latest)
    #expect(try await events(home).last == report { $0.skipped = 1 })
    #expect(try await home.articles.count(matching: latest, in: [Self.news.id]) == 1)
    await home.feeds.response(Self.news.url, with: .unchanged)
    #expect(try await events(home, RefreshInput(isForced: true)).contains(.fetched(Self.news, .unchanged)))
    #expect(try await home.articles.count(matching: latest, in: [Self.news.id]) == 0)
  }

  @Test("only the named feeds are requested, in subscription order and once each")
  func named() async throws {
    let home = MemoryStores([Self.news, Self.blog, Self.shop])
    let input = RefreshInput(feeds: ["shop", "news", Self.shop.url.text].map { FeedReference($0) })
    #expect(try await events(home, input).first == .started(feeds: 2))
    #expect(await home.feeds.fetches.map { $0.map(\.feed) } == [[Self.news.id, Self.shop.id]])
  }

  @Test("a forced refresh requests feeds that are not due")
  func forced() async throws {
    let home = MemoryStores([Self.news], fetchStates: [Self.news.id: FetchState(lastTried: .sample())])
    await home.feeds.response(Self.news.url, with: .unchanged)
    #expect(try await events(home, RefreshInput(isForced: true)).contains(.fetched(Self.news, .unchanged)))
  }

  @Test("feeds without stored articles are requested without validators")
  func withoutArticles() async throws {
    let fetchState = FetchState(validators: Self.validators)
    let home = MemoryStores(
      [Self.news, Self.blog], articles: [.sample(.sample(feed: Self.news.id))],
      fetchStates: [Self.news.id: fetchState, Self.blog.id: fetchState])
    _ = try await events(home)
    #expect(await home.feeds.fetches.map { $0.map(\.validators) } == [[Self.validators, nil]])
  }

  // Refreshes that cannot start.

  @Test("an unknown feed is an error before the refresh lock is acquired")
  func unknownFeed() async throws {
    let home = MemoryStores([Self.news])
    let input = RefreshInput(feeds: [FeedReference("sport")])
    await #expect(throws: ReaderError.subscription(.feedNotFound(FeedReference("sport")))) { try await home.refreshFeeds(input) }
    #expect(await home.refreshLock.timesTaken == 0)
  }

  @Test("a refresh does not start while another one holds the refresh lock")
  func locked() async throws {
    let home = MemoryStores([Self.news])
    let token = try await home.refreshLock.take()
    await #expect(throws: ReaderError.store(.locked(byProcess: nil))) { try await home.refreshFeeds(RefreshInput()) }
    #expect(await home.feeds.fetches.isEmpty)
    withExtendedLifetime(token) {}
  }

  @Test("a store that cannot be read is an error, and the refresh lock is released")
  func unreadable() async {
    let home = MemoryStores([Self.news])
    await home.articles.failWith(MemoryStores.broken, on: [.completeFeeds])
    await #expect(throws: MemoryStores.broken) { try await home.refreshFeeds(RefreshInput()) }
    await home.fetchStates.failWith(.cancelled, on: [.all])
    await #expect(throws: ReaderError.cancelled) { try await home.refreshFeeds(RefreshInput()) }
    #expect(await home.refreshLock.timesTaken == 2)
    #expect(await !home.refreshLock.isTaken)
  }
}
