import CoreDomain
import CoreDoubles
import ReaderDoubles
import Testing

@testable import ReaderDomain

@Suite("Following programs and files")
struct FollowSourceTests {
  private static let item = FeedItem(guid: "1", title: "One")
  private static let found = DiscoveryResult.feed(Feed(format: .rss, title: "Weather", items: [item]), Validators(digest: "d"))

  private static func stores(_ text: String, _ subscriptions: [Subscription] = []) async throws -> MemoryStores {
    let feeds = MemoryFeedRepository()
    await feeds.show(found, at: try LocalSource(text).url)
    return MemoryStores(subscriptions, feeds: feeds)
  }

  @Test("a program is run only when the user agrees, and a file is read without a question")
  func agreement() async throws {
    let source = try LocalSource("exec:feed")
    let stores = try await Self.stores("exec:feed")
    await #expect(throws: ReaderError.subscription(.programNotAllowed(source))) {
      try await stores.subscribe(SubscribeInput(url: "exec:feed"))
    }
    #expect(await stores.feeds.lookRequests.isEmpty)
    let result = try await stores.subscribe(SubscribeInput(url: " exec:feed ", folder: FolderPath("News"), runsPrograms: true))
    let subscription = Subscription(source: source, title: "", feedTitle: "Weather", folder: FolderPath("News"))
    #expect(result.subscription == subscription && result.articles == 1)
    #expect(try await stores.subscriptions.all() == [subscription])
    #expect(await stores.feeds.lookRequests == [FeedRequest(first: source)])
    #expect(try await Self.stores("file:/f.xml").subscribe(SubscribeInput(url: "file:///f.xml")).subscription.title == "Weather")
  }

  @Test("the same source is followed once, and a text that names nothing is refused")
  func refused() async throws {
    let known = Subscription(source: try LocalSource("exec:feed"), title: "")
    let stores = try await Self.stores("exec:feed", [known])
    await #expect(throws: ReaderError.subscription(.alreadySubscribed(known))) {
      try await stores.subscribe(SubscribeInput(url: "exec:feed", runsPrograms: true))
    }
    await #expect(throws: ReaderError.subscription(.badSource("exec:'", .openQuotation))) {
      try await stores.subscribe(SubscribeInput(url: "exec:'", runsPrograms: true))
    }
  }

  @Test("a request for a feed of this computer carries its source, and a filter waits for the server of its URL")
  func requests() throws {
    let program = Subscription(source: try LocalSource("exec:feed"), title: "P")
    let filter = Subscription(source: try LocalSource("filter:sed:https://busy.example.org/f"), title: "F")
    let plan = DueFeeds([program, filter], fetchStates: [:], stored: [:], now: .sample(), isForced: false)
    #expect(plan.requests.map(\.source) == [program.source, filter.source])
    #expect(plan.requests.map(\.url.text) == [program.url.text, "https://busy.example.org/f"])
    let busy = Subscription.sample(url: "https://busy.example.org/other")
    let state = FetchState(
      lastTried: .sample(), failures: 1, problem: .web(.status(code: 429)), notBefore: Timestamp.sample().adding(seconds: 60))
    let backoff = HostBackoff([busy], fetchStates: [busy.id: state], at: .sample())
    let waiting = DueFeeds([program, filter], fetchStates: [:], hostBackoffs: backoff, stored: [:], now: .sample(), isForced: true)
    #expect(waiting.requests.map(\.feed) == [program.id])
  }

  @Test("a permanent redirect never changes the URL of a filter")
  func redirect() throws {
    let filter = Subscription(source: try LocalSource("filter:sed:https://example.org/f"), title: "F")
    let state = FetchState(
      redirect: PendingRedirect(target: .sample("https://example.org/new"), lastSeen: .sample(), days: RefreshPolicy.daysBeforeMove))
    #expect(RefreshPolicy.newURL(of: filter, after: state) == nil)
    #expect(RefreshPolicy.newURL(of: .sample(url: "https://example.org/f"), after: state) != nil)
  }

  @Test("the answer of a program says nothing about the network")
  func network() async throws {
    let program = Subscription(source: try LocalSource("exec:feed"), title: "P")
    let silent = ["https://one.example.org/", "https://two.example.org/"].map { Subscription.sample(url: $0) }
    let stores = MemoryStores([program] + silent)
    await stores.feeds.response(program.url, with: .feed(Feed(format: .rss, title: "P"), nil))
    for feed in silent {
      await stores.feeds.response(feed.url, with: .failed(.web(.hostNotFound(host: feed.url.host)), retryAfterSeconds: nil))
    }
    var events: [RefreshEvent] = []
    for await batch in try await stores.refreshFeeds(RefreshInput()) { events += batch }
    guard case .finished(let report) = events.last else { return #expect(Bool(false), "\(events)") }
    let states = try await stores.fetchStates.all()
    #expect(report.unreachable == .network && Array(states.keys) == [program.id])
  }
}
