import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization
import Testing

@Suite("A refresh that removes expired articles", .timeLimit(.minutes(10)))
struct RefreshRetentionTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.org/blog.xml", title: "Blog")

  private func report(_ home: MemoryStores) async throws -> RefreshReport? {
    var report: RefreshReport?
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true)) {
      for case .finished(let last) in batch { report = last }
    }
    return report
  }

  /// A data directory with two feeds of this number of articles, each a day older than the one before, the last one starred.
  private func home(
    _ count: Int, _ settings: [SettingKey: SettingValue], blog: Subscription = blog, now: @escaping CurrentTime = { .sample() }
  ) async throws -> MemoryStores {
    let articles = [Self.news, blog].flatMap { feed in
      (1...count).map { number in
        ArticleWithStatus.sample(
          .sample(guid: "\(number)", feed: feed.id, firstSeen: .sample(plusMinutes: -number * 24 * 60)),
          marks: number == count ? [.starred] : [.read])
      }
    }
    let home = MemoryStores([Self.news, blog], articles: articles, settings: settings, now: now)
    for feed in [Self.news, blog] {
      await home.feeds.response(feed.url, with: .feed(.sample(items: [.sample(guid: "today")]), nil))
    }
    return home
  }

  @Test("no article is removed by default")
  func standard() async throws {
    let home = try await home(5, [:])
    #expect(try await report(home)?.removed == 0)
    #expect(await home.articles.stored.count == 12)
  }

  @Test("general limits apply to every feed, and starred articles stay")
  func general() async throws {
    let home = try await home(5, [.keepArticles: .limit(2), .keepDays: .limit(1000)])
    #expect(try await report(home)?.removed == 6)
    #expect(try await home.articles.counts(in: [Self.news.id, Self.blog.id]).values.map(\.all) == [3, 3])
    #expect(await home.articles.stored.filter(\.status.isStarred).count == 2)
  }

  @Test("a feed's own limit applies only to that feed")
  func single() async throws {
    var blog = Self.blog
    blog.settings = FeedSettings([.keepDays: "3"])
    let home = try await home(6, [:], blog: blog)
    #expect(try await report(home)?.removed == 2)
    #expect(try await home.articles.counts(in: [Self.news.id])[Self.news.id]?.all == 7)
  }

  @Test("an unchanged feed loses no articles, because the contents of its document are unknown")
  func unchanged() async throws {
    let home = try await home(5, [.keepArticles: .limit(1)])
    for feed in [Self.news, Self.blog] { await home.feeds.response(feed.url, with: .unchanged) }
    #expect(try await report(home)?.removed == 0)
  }

  @Test("a feed whose documents are never finished has limits, too")
  func alwaysCut() async throws {
    let home = try await home(5, [.keepArticles: .limit(2)])
    let gaps = DocumentGaps(damage: .init(line: 3, reason: "cut"))
    try await home.fetchStates.record([Self.news.id: FetchState(gaps: gaps)])
    var feed = Feed.sample(items: [.sample(guid: "today")])
    feed.gaps = gaps
    await home.feeds.response(Self.news.url, with: .feed(feed, nil))
    await home.feeds.response(Self.blog.url, with: .unchanged)
    #expect(try await report(home)?.removed == 3)
  }

  @Test(
    "a document that is empty, or was not read to its end, removes no articles: it does not tell what the feed still contains",
    arguments: [
      ([], DocumentGaps.none, 0), ([.sample(guid: "today")], DocumentGaps(damage: .init(line: 3, reason: "cut")), 0),
      ([.sample(guid: "today")], DocumentGaps(leftOut: 1), 3),
    ] as [([FeedItem], DocumentGaps, Int)])
  func incomplete(items: [FeedItem], gaps: DocumentGaps, removed: Int) async throws {
    var feed = Feed.sample(items: items)
    feed.gaps = gaps
    let home = try await home(5, [.keepArticles: .limit(2)])
    await home.feeds.response(Self.news.url, with: .feed(feed, nil))
    await home.feeds.response(Self.blog.url, with: .unchanged)
    #expect(try await report(home)?.removed == removed)
  }

  /// A clock that a test sets.
  private final class SetClock: Sendable {
    private let minutes = Mutex(0)
    var now: Timestamp { .sample().adding(minutes: minutes.withLock { $0 }) }
    func set(years: Int, minutes other: Int) { minutes.withLock { $0 = years * 366 * 24 * 60 + other } }
  }

  @Test("articles survive a clock that is ten years ahead, until a server agrees with it; the user is told once")
  func wrongClock() async throws {
    let clock = SetClock()
    let home = try await home(5, [.keepDays: .limit(30)], now: { clock.now })
    func refresh(years: Int, minutes: Int, serverYears: Int?) async throws -> [Int] {
      clock.set(years: years, minutes: minutes)
      let date = serverYears.map { Timestamp.sample().adding(minutes: $0 * 366 * 24 * 60) }
      for feed in [Self.news, Self.blog] {
        let items = [FeedItem.sample(guid: "today")]
        await home.feeds.response(feed.url, with: .feed(.sample(items: items), nil), metadata: ResponseMetadata(date: date))
      }
      let report = try #require(try await report(home))
      #expect(report.problem == nil)
      return [report.removed, report.isClockDoubted ? 1 : 0]
    }
    #expect(try await refresh(years: 0, minutes: 0, serverYears: nil) == [0, 0])
    #expect(try await refresh(years: 10, minutes: 0, serverYears: 0) == [0, 1])
    #expect(try await refresh(years: 10, minutes: 60, serverYears: nil) == [0, 0])
    // The clock is right again, and then wrong once more.
    #expect(try await refresh(years: 0, minutes: 120, serverYears: 0) == [0, 0])
    #expect(try await refresh(years: 10, minutes: 0, serverYears: nil) == [0, 1])
    #expect(try await refresh(years: 10, minutes: 60, serverYears: 10) == [8, 0])
  }

  @Test("a limit of number applies whatever the clock says")
  func numberUnderWrongClock() async throws {
    let clock = SetClock()
    let home = try await home(5, [.keepArticles: .limit(2), .keepDays: .limit(30)], now: { clock.now })
    _ = try await report(home)
    clock.set(years: 10, minutes: 0)
    _ = try await report(home)
    #expect(try await home.articles.counts(in: [Self.news.id, Self.blog.id]).values.map(\.all) == [3, 3])
  }

  @Test("a removed article that returns is still read")
  func returns() async throws {
    let home = try await home(5, [.keepArticles: .limit(1)])
    _ = try await report(home)
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "2")]), nil))
    _ = try await report(home)
    let back = try await home.articles.articles(matching: .all, in: [Self.news.id]).filter { !$0.status.isStarred }
    #expect(back.contains { $0.status.isRead })
  }

  @Test("a refresh whose settings cannot be read ends before any request")
  func badSettings() async throws {
    let home = try await home(5, [:])
    let error = ConfigurationError.unknownKey("colour", .file)
    await home.configuration.failWith(error)
    await #expect(throws: ReaderError.configuration(error)) { try await home.refreshFeeds(RefreshInput()) }
    #expect(await home.feeds.fetches.isEmpty)
  }

  @Test("the limit for JSON files is reported once, by the refresh that exceeds it")
  func articlesPastLimit() async throws {
    let home = try await home(5, [:])
    await home.advisor.grow(to: StorageKind.maximumArticlesInFiles)
    #expect(try await report(home)?.articlesPastLimit == nil)
    await home.advisor.grow(to: StorageKind.maximumArticlesInFiles + 1)
    #expect(try await report(home)?.articlesPastLimit == nil)
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "tomorrow")]), nil))
    #expect(try await report(home)?.articlesPastLimit == StorageKind.maximumArticlesInFiles + 1)
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "later")]), nil))
    #expect(try await report(home)?.articlesPastLimit == nil)
    await home.advisor.failWith(MemoryStores.broken)
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "last")]), nil))
    #expect(try await report(home)?.problem == MemoryStores.broken)
  }

  @Test("articles that are not removed because the refresh is stopped are no problem")
  func stopped() async throws {
    let home = try await home(5, [.keepArticles: .limit(1)])
    await home.articles.failWith(.cancelled, on: [.purge])
    let report = try #require(try await report(home))
    #expect(report.newArticles == 2 && report.removed == 0)
    #expect(report.problem == nil && report.storeProblems.isEmpty)
  }

  @Test("an error in removing articles is reported, and is not a failure of the feed, whose articles are stored")
  func broken() async throws {
    let home = try await home(5, [.keepArticles: .limit(1)])
    await home.articles.failWith(MemoryStores.broken, on: [.purge])
    let report = try #require(try await report(home))
    #expect(report.failed == 0 && report.newArticles == 2 && report.removed == 0)
    #expect(report.storeProblems == [.unwritable(path: "/home", reason: "disk full")])
    #expect(await home.articles.stored.count == 12)
    #expect(try await home.fetchStates.all().count == 2)
    let validators = Validators(etag: "\"1\"")
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "more")]), validators))
    _ = try await self.report(home)
    #expect(try await home.fetchStates.all()[Self.news.id]?.validators == nil, "the validators stay, so that the document is fetched again")
    await home.articles.failWith(nil)
    _ = try await self.report(home)
    #expect(try await home.fetchStates.all()[Self.news.id]?.validators == validators)
  }
}
