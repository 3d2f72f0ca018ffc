import CoreDoubles
import DataDoubles
import ReaderDoubles
@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import StorageDoubles
import Transfer

/// A user who reads the feeds of a real server with a real data directory and a clock that the test controls. Each action is a separate run:
/// only what is on disk carries over.
struct PoliteReader {
  let server: LoopbackServer
  let site: Site
  let clock: TurnedClock
  private let directory: String
  private let limits: TransferLimits

  /// Runs `work` with a reader, a server and a temporary data directory.
  /// - Parameter stallSeconds: the time after which a stalled transfer is given up.
  static func reading(_ answers: [String: CannedResponse] = [:], stallSeconds: Int = 600, _ work: (PoliteReader) async throws -> Void)
    async throws
  {
    let site = Site(answers)
    try await LoopbackServer.serving({ await site.response(to: $0) }) { server async throws in
      try await TemporaryFolder.with { folder async throws in
        try await work(
          PoliteReader(
            server: server, site: site, clock: TurnedClock(), directory: folder.path("home"),
            limits: TransferLimits(stallSeconds: stallSeconds))
        )
      }
    }
  }

  /// The full URL of a path. `localhost` is another name of the same server.
  func url(_ path: String, host: String = "127.0.0.1") throws -> WebURL {
    try WebURL(server.url.replacing("127.0.0.1", with: host) + path)
  }

  /// Adds feeds to the subscriptions without requesting them.
  func lists(_ paths: String...) async throws {
    for path in paths { try await lists(try url(path)) }
  }

  /// Adds a feed to the subscriptions without requesting it.
  @discardableResult
  func lists(_ url: WebURL, title: String = "") async throws -> Subscription {
    let subscription = Subscription(url: url, title: title)
    _ = try await Run(self).subscriptions.add([subscription])
    return subscription
  }

  /// Follows the feed at a path, or the one that the page there links to.
  @discardableResult
  func follows(_ path: String) async throws -> SubscribeResult {
    try await Run(self).subscribe(SubscribeInput(url: try url(path).text))
  }

  /// Refreshes and returns each feed's result by the path of its URL.
  @discardableResult
  func refreshes(_ references: String..., insists: Bool = false) async throws -> [String: FetchResult] {
    var outcomes: [String: FetchResult] = [:]
    for event in try await events(references, insists: insists) {
      if case .fetched(let subscription, let outcome) = event { outcomes[path(of: subscription.url)] = outcome.numbered }
    }
    return outcomes
  }

  /// Refreshes and returns the result of one feed.
  func outcome(of feed: FeedID) async throws -> FetchResult? {
    for event in try await events() {
      if case .fetched(let subscription, let outcome) = event, subscription.id == feed { return outcome }
    }
    return nil
  }

  /// Refreshes and returns all events.
  func events(_ references: [String] = [], insists: Bool = false) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    let input = RefreshInput(feeds: references.map { FeedReference($0) }, isForced: insists)
    for await batch in try await Run(self).refresh(input) { events += batch }
    return events
  }

  /// The stored fetch state of the feed at a path.
  func fetchState(_ path: String) async throws -> FetchState {
    try await Run(self).fetchStates.all()[FeedID(url: try url(path))] ?? .never
  }

  /// Writes a file of the data directory, as another version of the program might have left it.
  func writes(_ text: String, to name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: "\(directory)/\(name)")
  }

  /// A run of the program with the data directory.
  var run: Run { Run(self) }

  /// The number of requests for a path.
  func hits(_ path: String) async -> Int {
    await server.requests.count { $0.path == path }
  }

  /// The value of a header in the newest request for a path.
  func header(_ name: String, of path: String) async -> String? {
    await server.requests.last { $0.path == path }?.header(name)
  }

  private func path(of url: WebURL) -> String {
    String(url.text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).last.map { "/" + $0 } ?? "/")
  }

  /// The components of the program, newly created for one run.
  struct Run {
    let subscriptions: any SubscriptionRepository
    let articles: StoredArticleRepository
    let fetchStates: StoredFetchStateRepository
    let feeds: WebFeedRepository
    let turn = OwnRefreshLock()
    let now: CurrentTime

    init(_ reader: PoliteReader) {
      let stores = Stores(directory: reader.directory)
      let clock = reader.clock
      now = { clock.now }
      subscriptions = stores.subscriptions
      articles = stores.repository
      fetchStates = StoredFetchStateRepository(stores: stores.current)
      let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: reader.limits)
      feeds = WebFeedRepository(
        network: TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: now), documents: FileDocumentStore())
    }

    private var storage: FeedStorage { FeedStorage(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates) }
    var subscribe: Subscribe {
      Subscribe(storage: storage, feeds: feeds, logins: MemoryLoginRepository(), markers: NoMarkers(), now: now)
    }
    var revertRedirect: RevertRedirect { RevertRedirect(subscriptions: subscriptions, fetchStates: fetchStates, refreshLock: turn) }
    var refresh: RefreshFeeds {
      RefreshFeeds(
        storage: storage, feeds: feeds,
        limits: ArticleLimits(configuration: MemoryConfigurationRepository(), advisor: MemoryStorageAdvisor()), refreshLock: turn,
        notifier: MemoryArticleNotifier(), markers: NoMarkers(),
        clock: RefreshClock(now: now, sleep: { _ in await Self.sleepUntilCancelled() }))
    }

    /// The test's clock stands still during a refresh, so a sleep ends only when it is cancelled.
    private static func sleepUntilCancelled() async {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
    }
  }

  /// No other process refreshes this data directory. A real lock could outlive its holder in tests, because a process that another test
  /// starts at that moment briefly inherits the open file.
  struct OwnRefreshLock: RefreshLock {
    private final class LockToken: RefreshLockToken {}

    func take() async throws(ReaderError) -> any RefreshLockToken { LockToken() }
  }
}
