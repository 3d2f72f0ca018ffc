import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("A refresh without a network", .timeLimit(.minutes(10)))
struct UnreachableNetworkTests {
  private static let lost = FetchError.web(.hostNotFound(host: "a.example"))
  private static let refused = FetchError.web(.cannotConnect(host: "b.example:443"))
  private static let late = FetchError.web(.timedOut(seconds: 15))
  private static let proxy = FetchError.web(.proxyUnreachable(proxy: "proxy.example:3128"))

  private static let page = FetchError.notAFeed(found: "a web page")
  private static let untrusted = FetchError.web(.insecure(reason: "self-signed"))
  private static let busy = FetchError.web(.status(code: 503))

  private static func feeds(_ count: Int) -> [Subscription] {
    (0..<count).map { .sample(url: "https://\($0).example/feed", title: "\($0)") }
  }

  private static let runs: [([FetchError?], UnreachableNetwork?, charged: Set<Int>)] = [
    ([lost, refused, late], .network, []),
    ([lost, lost], .network, []),
    // A network that wants a login answers for the servers.
    ([.web(.status(code: 511)), .web(.status(code: 511))], .network, []), ([.web(.status(code: 511)), nil], nil, [0]),
    ([proxy, lost], .network, []),
    ([proxy, proxy], .proxy("proxy.example:3128"), []),
    ([proxy], .proxy("proxy.example:3128"), []),
    // One server is no evidence of a network that is down.
    ([lost], nil, [0]),
    ([lost, refused, nil], nil, [0, 1]),
    ([nil, lost, refused], nil, [1, 2]),
    // An error of the server is a response.
    ([lost, refused, .web(.status(code: 500))], nil, [0, 1, 2]),
    ([lost, .gone, proxy], nil, [0, 1]),
    ([lost, .credentials(reason: "missing"), refused], .network, [1]),
  ]

  @Test("when no server responds, no feed is charged, and the report says why", arguments: runs.indices)
  func charges(index: Int) async throws {
    let (problems, unreachable, charged) = Self.runs[index]
    let feeds = Self.feeds(problems.count)
    let home = MemoryStores(feeds, now: { .sample() })
    for (feed, problem) in zip(feeds, problems) {
      await home.feeds.response(feed.url, with: problem.map { .failed($0, retryAfterSeconds: nil) } ?? .feed(.sample(), nil))
    }
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) { events += batch }
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(report.unreachable == unreachable && report.failed == problems.count { $0 != nil })
    let states = try await home.fetchStates.all()
    #expect(feeds.indices.filter { states[feeds[$0].id]?.failures ?? 0 > 0 } == charged.sorted())
    guard unreachable != nil else { return }
    for index in feeds.indices where !charged.contains(index) {
      let decision = RefreshPolicy.decision(for: states[feeds[index].id] ?? .never, of: feeds[index].id, now: .sample(plusMinutes: 1))
      #expect(decision == .ask, "the next refresh asks again")
    }
  }

  /// By feed, the error and the other host that sent it, if any; and the feeds that are charged.
  private static let interceptions: [([(FetchError, String?)], charged: Set<Int>)] = [
    ([(page, "login.hotel"), (page, "login.hotel"), (page, "login.hotel")], []),
    ([(page, "login.hotel"), (busy, "login.hotel"), (.gone, "login.hotel"), (untrusted, nil), (lost, nil)], []),
    ([(untrusted, nil), (untrusted, nil), (untrusted, nil)], []),
    // Two feeds may be dead.
    ([(page, "parking.net"), (page, "parking.net")], [0, 1]), ([(untrusted, nil), (untrusted, nil)], [0, 1]),
    // A network has one login page.
    ([(page, "login.hotel"), (page, "login.hotel"), (page, "parking.net")], [0, 1, 2]),
    // A feed is a response, wherever it comes from; so is an error of the site itself.
    ([(page, "login.hotel"), (page, "login.hotel"), (page, "login.hotel"), (.damaged(line: 1, reason: "cut"), "cdn.net")], [0, 1, 2, 3]),
    // A server that wants fewer requests has responded, and its wait is kept.
    ([(page, "login.hotel"), (page, "login.hotel"), (page, "login.hotel"), (.web(.status(code: 429)), "login.hotel")], [0, 1, 2, 3]),
    ([(page, nil), (page, nil), (page, nil)], [0, 1, 2]), ([(page, "www.0.example"), (page, "www.0.example"), (page, nil)], [0, 1, 2]),
  ]

  @Test("when a network answers in place of three servers or more, no feed is charged or waits", arguments: interceptions.indices)
  func intercepted(index: Int) async throws {
    let (responses, charged) = Self.interceptions[index]
    let feeds = Self.feeds(responses.count)
    let home = MemoryStores(feeds, now: { .sample() })
    for (feed, (problem, host)) in zip(feeds, responses) {
      let content = FeedResponse.Content.failed(problem, retryAfterSeconds: problem.isOfTheWholeServer ? 2_592_000 : nil)
      await home.feeds.response(feed.url, with: content, metadata: ResponseMetadata(host: host))
    }
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) { events += batch }
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    let unreachable: UnreachableNetwork? = charged.isEmpty ? .network : nil
    #expect(report.unreachable == unreachable)
    let states = try await home.fetchStates.all()
    #expect(feeds.indices.filter { states[feeds[$0].id]?.failures ?? 0 > 0 } == charged.sorted())
    for (feed, (problem, _)) in zip(feeds, responses) {
      #expect((states[feed.id]?.notBefore != nil) == (!charged.isEmpty && problem.isOfTheWholeServer))
    }
  }

  @Test(
    "feeds that failed before, and for which others answer, are charged; of the network, only the other feeds tell something",
    arguments: [(page, "parking.net", 0), (untrusted, nil, 0), (page, "login.hotel", 3), (untrusted, nil, 3)]
      as [(FetchError, String?, Int)])
  func deadBefore(problem: FetchError, host: String?, others: Int) async throws {
    let feeds = Self.feeds(3 + others)
    let dead = FetchState(lastTried: .sample(plusMinutes: -7 * 24 * 60), failures: 1, problem: problem)
    let home = MemoryStores(feeds, fetchStates: Dictionary(uniqueKeysWithValues: feeds.prefix(3).map { ($0.id, dead) }), now: { .sample() })
    for feed in feeds {
      await home.feeds.response(feed.url, with: .failed(problem, retryAfterSeconds: nil), metadata: ResponseMetadata(host: host))
    }
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) { events += batch }
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    let unreachable: UnreachableNetwork? = others == 0 ? nil : .network
    #expect(report.unreachable == unreachable)
    let states = try await home.fetchStates.all()
    #expect(feeds.map { states[$0.id]?.failures ?? 0 } == [2, 2, 2] + Array(repeating: 0, count: others))
  }

  @Test(
    "the silence of feeds that failed before is no evidence of a network that is down; if others show one, they are not charged either",
    arguments: [(0, nil, [2, 2]), (1, nil, [2, 2, 1]), (2, .network, [1, 1, 0, 0])] as [(Int, UnreachableNetwork?, [Int])])
  func deadSilent(others: Int, unreachable: UnreachableNetwork?, failures: [Int]) async throws {
    let feeds = Self.feeds(2 + others)
    let dead = FetchState(lastTried: .sample(plusMinutes: -7 * 24 * 60), failures: 1, problem: Self.lost)
    let home = MemoryStores(feeds, fetchStates: [feeds[0].id: dead, feeds[1].id: dead], now: { .sample() })
    for feed in feeds { await home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    var events: [RefreshEvent] = []
    for await batch in try await home.refreshFeeds(RefreshInput()) { events += batch }
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    #expect(report.unreachable == unreachable)
    let states = try await home.fetchStates.all()
    #expect(feeds.map { states[$0.id]?.failures ?? 0 } == failures)
  }

  @Test("a watch with two dead feeds is not offline: it asks them less and less often")
  func deadWatched() async throws {
    let feeds = Self.feeds(3)
    let watcher = Watcher(feeds)
    for feed in feeds.prefix(2) { await watcher.home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    await watcher.home.feeds.response(feeds[2].url, with: .feed(.sample(), nil))
    let events = try await watcher.watches(minutes: 2 * 24 * 60)
    #expect(!events.contains(.offline(.network)))
    let requests = await watcher.home.feeds.fetches.joined().map(\.feed)
    for feed in feeds.prefix(2) { #expect(requests.count { $0 == feed.id } <= 7) }
  }

  @Test(
    "while a watch is offline, a feed that is due alone is charged if another site answers for it, or its certificate is not trusted",
    arguments: [(page, "parking.net"), (untrusted, nil)] as [(FetchError, String?)])
  func deadAlone(problem: FetchError, host: String?) async throws {
    let feeds = Self.feeds(3)
    let watcher = Watcher(Array(feeds.prefix(2)))
    for feed in feeds.prefix(2) { await watcher.home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    let home = watcher.home
    await home.feeds.response(
      feeds[2].url, with: .failed(problem, retryAfterSeconds: nil), metadata: ResponseMetadata(host: host))
    _ = try await watcher.watches(minutes: 30) { minutes in
      if minutes == 8 { _ = try? await home.subscriptions.add([feeds[2]]) }
    }
    let states = try await home.fetchStates.all()
    #expect(feeds.map { states[$0.id]?.failures ?? 0 } == [0, 0, 1])
  }

  @Test("a watch reports a network that is down once, and requests the feeds again after five minutes")
  func watches() async throws {
    let feeds = Self.feeds(2)
    let watcher = Watcher(feeds)
    for feed in feeds { await watcher.home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    let home = watcher.home
    let events = try await watcher.watches(minutes: 20) { minutes in
      guard minutes == 11 else { return }
      for feed in feeds { await home.feeds.response(feed.url, with: .feed(.sample(), nil)) }
    }
    #expect(events.filter { $0 == .offline(.network) }.count == 1)
    #expect(events.filter { if case .fetched(_, .updated) = $0 { true } else { false } }.count == 2)
  }

  @Test("a watch of one server that stays silent takes it for dead after half a day")
  func dead() async throws {
    let feeds = Self.feeds(2)
    let watcher = Watcher(feeds)
    for feed in feeds { await watcher.home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    let home = watcher.home
    _ = try await watcher.watches(minutes: 13 * 60) { minutes in
      if minutes == 8 { try? await home.subscriptions.remove([feeds[1].id], joinedInto: [:]) }
    }
    #expect(try await home.fetchStates.all()[feeds[0].id]?.failures ?? 0 > 0)
  }

  @Test("while a watch is offline, a feed that is due alone is not charged either, and nothing is reported again")
  func alone() async throws {
    let feeds = Self.feeds(3)
    let watcher = Watcher(Array(feeds.prefix(2)))
    for feed in feeds { await watcher.home.feeds.response(feed.url, with: .failed(Self.lost, retryAfterSeconds: nil)) }
    let home = watcher.home
    let events = try await watcher.watches(minutes: 30) { minutes in
      if minutes == 8 { _ = try? await home.subscriptions.add([feeds[2]]) }
    }
    #expect(await home.feeds.fetches.joined().contains { $0.feed == feeds[2].id })
    #expect(events.filter { $0 == .offline(.network) }.count == 1)
    #expect(try await home.fetchStates.all().values.allSatisfy { $0.failures == 0 })
  }
}
