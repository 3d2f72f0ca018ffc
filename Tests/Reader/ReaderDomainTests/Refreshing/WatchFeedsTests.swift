import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("WatchFeeds", .timeLimit(.minutes(10)))
struct WatchFeedsTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let blog = Subscription.sample(url: "https://example.net/blog.xml", title: "Blog")
  private static let many = (0..<40).map { Subscription.sample(url: "https://\($0).example.org/feed", title: "\($0)") }
  private static let article = FeedResponse.Content.feed(.sample(), nil)
  private static let missing = FeedResponse.Content.failed(.web(.status(code: 404)), retryAfterSeconds: nil)

  private func failure(_ subscription: Subscription, _ code: Int) -> WatchEvent {
    .fetched(subscription, .failed(.feed(.fetch(subscription.url, .web(.status(code: code))))))
  }

  @Test("a change is reported once, and an unchanged feed is not reported")
  func tellsChanges() async throws {
    let watcher = Watcher([Self.news, Self.blog])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    await watcher.home.feeds.response(Self.blog.url, with: .unchanged)
    #expect(try await watcher.watches(minutes: 600) == [.started(feeds: 2), .fetched(Self.news, .updated(new: 1, changed: 0))])
    #expect(await watcher.home.articles.stored.count == 1)
  }

  @Test("each feed is requested repeatedly, at least half an hour apart, and less often without news")
  func postingFrequency() async throws {
    let watcher = Watcher([Self.news, Self.blog])
    for feed in [Self.news, Self.blog] { await watcher.home.feeds.response(feed.url, with: .unchanged) }
    _ = try await watcher.watches(minutes: 24 * 60)
    for feed in [Self.news, Self.blog] {
      let asked = await watcher.home.fetchStates.commits.compactMap { $0[feed.id]?.lastTried }
      #expect((15...24).contains(asked.count))
      let pauses = zip(asked, asked.dropFirst()).map { $1.minutes(since: $0) }
      #expect(pauses.min() ?? 0 >= 30 && pauses.last ?? 0 > 120)
    }
  }

  @Test("feeds that start together are soon requested in small groups")
  func spreads() async throws {
    let watcher = Watcher(Self.many)
    for feed in Self.many { await watcher.home.feeds.response(feed.url, with: .unchanged) }
    _ = try await watcher.watches(minutes: 180)
    let rounds = await watcher.home.feeds.fetches.map(\.count)
    #expect(rounds.first == Self.many.count)
    #expect(rounds.dropFirst().max() ?? 0 < Self.many.count / 3)
  }

  @Test("a watch sleeps until work is due, for at most a minute, without holding the refresh lock")
  func sleeps() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: .unchanged)
    _ = try await watcher.watches(minutes: 120) { _ in #expect(await !watcher.home.refreshLock.isTaken) }
    #expect(watcher.sleeps.allSatisfy { (1...60).contains($0) })
    #expect(watcher.sleeps.count <= 125)
  }

  @Test("a failure is reported when it is new or different, and when it is over")
  func problems() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: Self.missing)
    let events = try await watcher.watches(minutes: 7 * 24 * 60) { minutes in
      switch minutes {
      case 2 * 24 * 60:
        await watcher.home.feeds.response(Self.news.url, with: .failed(.web(.status(code: 500)), retryAfterSeconds: nil))
      case 4 * 24 * 60: await watcher.home.feeds.response(Self.news.url, with: .unchanged)
      default: break
      }
    }
    #expect(events == [.started(feeds: 1), failure(Self.news, 404), failure(Self.news, 500), .recovered(Self.news)])
  }

  @Test("a failure from before the watch is not reported, but its end is")
  func knownProblem() async throws {
    let fetchState = FetchState(lastTried: .sample(plusMinutes: -300), failures: 1, problem: .web(.status(code: 404)))
    let watcher = Watcher([Self.news], fetchStates: [Self.news.id: fetchState])
    await watcher.home.feeds.response(Self.news.url, with: Self.missing)
    let events = try await watcher.watches(minutes: 24 * 60) { minutes in
      if minutes == 600 { await watcher.home.feeds.response(Self.news.url, with: .unchanged) }
    }
    #expect(events == [.started(feeds: 1), .recovered(Self.news)])
  }

  @Test("a failure that ends with new articles is one event")
  func endsWithNews() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: Self.missing)
    let events = try await watcher.watches(minutes: 24 * 60) { minutes in
      if minutes == 300 { await watcher.home.feeds.response(Self.news.url, with: Self.article) }
    }
    #expect(events == [.started(feeds: 1), failure(Self.news, 404), .fetched(Self.news, .updated(new: 1, changed: 0))])
  }

  @Test("a newly followed feed is requested within a minute, and a removed feed is no longer requested")
  func homeChanges() async throws {
    let watcher = Watcher([Self.news])
    for feed in [Self.news, Self.blog] { await watcher.home.feeds.response(feed.url, with: .unchanged) }
    _ = try await watcher.watches(minutes: 300) { minutes in
      guard minutes == 100 else { return }
      do {
        _ = try await watcher.home.subscriptions.add([Self.blog])
        try await watcher.home.subscriptions.remove(Self.news.id)
      } catch {
        Issue.record(error)
      }
    }
    let asked = await watcher.home.fetchStates.commits
    #expect(asked.compactMap { $0[Self.blog.id]?.lastTried }.first.map { $0 <= .sample(plusMinutes: 101) } == true)
    #expect(asked.compactMap { $0[Self.news.id]?.lastTried }.allSatisfy { $0 <= .sample(plusMinutes: 100) })
  }

  @Test("a feed that another process has just requested is not requested")
  func otherProcess() async throws {
    let watcher = Watcher([Self.news], fetchStates: [Self.news.id: FetchState(lastTried: .sample())])
    _ = try await watcher.watches(minutes: 50) { minutes in
      guard minutes == 25 else { return }
      do { try await watcher.home.fetchStates.record([Self.news.id: FetchState(lastTried: .sample(plusMinutes: 25))]) } catch {
        Issue.record(error)
      }
    }
    #expect(await watcher.home.feeds.fetches.isEmpty)
  }

  @Test("while another process refreshes, nothing is reported, and the watch tries again")
  func locked() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    await watcher.home.refreshLock.failWith(.store(.locked(byProcess: 42)))
    let events = try await watcher.watches(minutes: 20) { minutes in
      if minutes == 10 { await watcher.home.refreshLock.failWith(nil) }
    }
    #expect(events == [.started(feeds: 1), .fetched(Self.news, .updated(new: 1, changed: 0))])
  }

  @Test("unreadable data is reported once, and once more when it is readable again")
  func unreadable() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    await watcher.home.fetchStates.failWith(MemoryStores.broken, on: [.all])
    let events = try await watcher.watches(minutes: 20) { minutes in
      if minutes == 10 { await watcher.home.fetchStates.failWith(nil) }
    }
    #expect(
      events == [.started(feeds: 1), .troubled(MemoryStores.broken), .settled, .fetched(Self.news, .updated(new: 1, changed: 0))])
  }

  @Test("the limit for JSON files is reported once")
  func articlesPastLimit() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    await watcher.home.advisor.grow(to: 1_000_000)
    let events = try await watcher.watches(minutes: 100)
    #expect(events == [.started(feeds: 1), .fetched(Self.news, .updated(new: 1, changed: 0)), .articlesPastLimit(articles: 1_000_000)])
  }

  @Test("a clock that is not trusted is reported once")
  func clockDoubted() async throws {
    let watcher = Watcher([Self.news], settings: [.keepDays: .limit(30)])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    let long = Timestamp.sample().adding(minutes: -2 * 366 * 24 * 60)
    try await watcher.home.articles.beginRefresh(at: long, clock: ClockTrust(lastRequest: long))
    let events = try await watcher.watches(minutes: 100)
    #expect(events == [.started(feeds: 1), .fetched(Self.news, .updated(new: 1, changed: 0)), .clockDoubted])
  }

  @Test("unwritable data is reported once, and servers are not contacted more often")
  func unwritable() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: .unchanged)
    await watcher.home.fetchStates.failWith(MemoryStores.broken, on: [.record])
    #expect(try await watcher.watches(minutes: 100) == [.started(feeds: 1), .troubled(MemoryStores.broken)])
    #expect((3...4).contains(await watcher.home.feeds.fetches.count))
  }

  @Test("only the named feeds are watched, and an unknown feed is an error at the start")
  func named() async throws {
    let watcher = Watcher([Self.news, Self.blog])
    for feed in [Self.news, Self.blog] { await watcher.home.feeds.response(feed.url, with: .unchanged) }
    #expect(try await watcher.watches(minutes: 60, WatchInput(feeds: [FeedReference("blog")])) == [.started(feeds: 1)])
    #expect(Set(await watcher.home.feeds.fetches.joined().map(\.feed)) == [Self.blog.id])
    let unknown = FeedReference("sport")
    await #expect(throws: ReaderError.subscription(.feedNotFound(unknown))) {
      try await watcher.watches(minutes: 1, WatchInput(feeds: [unknown]))
    }
  }

  @Test("a watch without subscriptions waits for the first one")
  func nobody() async throws {
    let watcher = Watcher([])
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    let events = try await watcher.watches(minutes: 10) { minutes in
      guard minutes == 5 else { return }
      do { _ = try await watcher.home.subscriptions.add([Self.news]) } catch { Issue.record(error) }
    }
    #expect(events == [.started(feeds: 0), .fetched(Self.news, .updated(new: 1, changed: 0))])
  }

  @Test("a watch that is stopped during a round keeps what it has received")
  func stopped() async throws {
    let watcher = Watcher([Self.news, Self.blog], feeds: MemoryFeedRepository(staysOpen: true))
    await watcher.home.feeds.response(Self.news.url, with: Self.article)
    await watcher.home.feeds.keepWaiting(Self.blog.url)
    let home = watcher.home
    let watch = WatchFeeds(
      subscriptions: home.subscriptions, fetchStates: home.fetchStates, refresh: home.refreshFeeds,
      clock: RefreshClock(now: home.now, sleep: { _ in }))
    let reader = Task {
      for await batch in try await watch(WatchInput()) where batch != [.started(feeds: 2)] {
        withUnsafeCurrentTask { $0?.cancel() }
      }
    }
    try await reader.value
    #expect(await home.fetchStates.commits.map { Array($0.keys) } == [[Self.news.id]])
    #expect(await !home.refreshLock.isTaken)
  }

  // With a server that fetches the feeds.

  private static let offline = ReaderError.server(.web(host: "server.example", .status(code: 502)))

  @Test("while a server is used, the watch makes a contact every quarter of an hour with a delay, and asks no feed")
  func server() async throws {
    let watcher = Watcher([Self.news])
    let report = RefreshReport()
    var (first, contact) = (report, ServerRefreshReport(host: "server.example"))
    contact.unfollowed = [.sample()]
    first.contact = contact
    let contacts = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError>(
      inTurn: .success(EventBatches([.started(feeds: 1), .fetched(Self.news, .updated(new: 1, changed: 0)), .finished(first)])),
      .failure(Self.offline), .failure(Self.offline), .success(EventBatches([.finished(report)])))
    let server = WatchedServer(isUsed: { true }, refresh: contacts, delay: \.upperBound)
    let call = ProgramCall("notify")
    let events = try await watcher.watches(minutes: 79, WatchInput(program: call), server: server)
    #expect(
      events == [
        .started(feeds: 1), .fetched(Self.news, .updated(new: 1, changed: 0)), .unfollowed([.sample()]), .troubled(Self.offline), .settled,
      ])
    #expect(await contacts.inputs == Array(repeating: RefreshInput(program: call), count: 5))
    #expect(await watcher.home.feeds.fetches.isEmpty)
  }

  @Test(
    "a server that asks to wait longer is not contacted earlier, whether it says so at the login or later",
    arguments: [true, false])
  func busyServer(atLogin: Bool) async throws {
    let busy = ReaderError.server(.busy(host: "server.example", seconds: 3 * 60 * 60))
    var report = RefreshReport()
    report.problem = busy
    let contacts = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError>(
      inTurn: atLogin ? .failure(busy) : .success(EventBatches([.finished(report)])),
      .success(EventBatches([.finished(RefreshReport())])))
    let server = WatchedServer(isUsed: { true }, refresh: contacts, delay: { _ in 0 })
    _ = try await Watcher([Self.news]).watches(minutes: 179, server: server)
    #expect(await contacts.inputs.count == 1)
    let later = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError>(
      inTurn: .failure(busy), .success(EventBatches([.finished(RefreshReport())])))
    _ = try await Watcher([Self.news]).watches(
      minutes: 190, server: WatchedServer(isUsed: { true }, refresh: later, delay: { _ in 0 }))
    #expect(await later.inputs.count == 2)
  }

  @Test("a watch notices within a minute that a server is used, and that it is used no more")
  func changingServer() async throws {
    let watcher = Watcher([Self.news])
    await watcher.home.feeds.response(Self.news.url, with: .unchanged)
    let contacts = Stub<RefreshInput, EventBatches<RefreshEvent>, ReaderError> { _ in .success(EventBatches([.finished(RefreshReport())])) }
    let server = WatchedServer(
      isUsed: { [home = watcher.home] in home.now() >= .sample(plusMinutes: 10) && home.now() < .sample(plusMinutes: 200) },
      refresh: contacts, delay: { _ in 0 })
    _ = try await watcher.watches(minutes: 300, server: server)
    let asked = await watcher.home.fetchStates.commits.compactMap { $0[Self.news.id]?.lastTried }
    #expect(asked.first == .sample() && asked.dropFirst().first == .sample(plusMinutes: 200))
    #expect(await contacts.inputs.count == 13)
  }
}
