@testable import FeedFetching
@testable import Files
@testable import Web
import Domain
import DomainDoubles
import LoopbackServer
import Transfer

@testable import DataLayer

/// Somebody who reads feeds of a real server out of a home of real files, by a clock that a test turns. Whatever they do is a run of its own:
/// nothing is remembered but what is on disk.
struct PoliteReader {
  let server: LoopbackServer
  let site: Site
  let clock: TurnedClock
  private let directory: String
  private let limits: TransferLimits

  /// Gives a test a reader and a server; the home is gone afterwards.
  /// - Parameter stallSeconds: when a server that hardly moves is given up.
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

  /// The whole address of a path. The same server has another name too.
  func url(_ path: String, host: String = "127.0.0.1") throws -> WebURL {
    try WebURL(server.url.replacing("127.0.0.1", with: host) + path)
  }

  /// Puts feeds into the list without asking for them.
  func lists(_ paths: String...) async throws {
    for path in paths { try await lists(try url(path)) }
  }

  /// Puts a feed into the list without asking for it.
  @discardableResult
  func lists(_ url: WebURL, title: String = "") async throws -> Subscription {
    let subscription = Subscription(url: url, title: title)
    _ = try await Run(self).subscriptions.add([subscription])
    return subscription
  }

  /// Follows the feed at a path, or the one that a page there names.
  @discardableResult
  func follows(_ path: String) async throws -> SubscribeResult {
    try await Run(self).subscribe(SubscribeInput(url: try url(path).text))
  }

  /// Refreshes, and gives what came of each feed, by the path of its address.
  @discardableResult
  func refreshes(_ references: String..., insists: Bool = false) async throws -> [String: FetchResult] {
    var outcomes: [String: FetchResult] = [:]
    for event in try await events(references, insists: insists) {
      if case .fetched(let subscription, let outcome) = event { outcomes[path(of: subscription.url)] = outcome }
    }
    return outcomes
  }

  /// Refreshes, and gives what came of one feed.
  func outcome(of feed: FeedID) async throws -> FetchResult? {
    for event in try await events() {
      if case .fetched(let subscription, let outcome) = event, subscription.id == feed { return outcome }
    }
    return nil
  }

  /// Refreshes, and gives all that happens.
  func events(_ references: [String] = [], insists: Bool = false) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    let order = RefreshInput(feeds: references.map { FeedReference($0) }, isForced: insists)
    for await batch in try await Run(self).refresh(order) { events += batch }
    return events
  }

  /// What is remembered of the feed at a path.
  func fetchState(_ path: String) async throws -> FetchState {
    try await Run(self).fetchStates.all()[FeedID(url: try url(path))] ?? .never
  }

  /// Writes a file of the home, as another version of the program might have left it.
  func writes(_ text: String, to name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: "\(directory)/\(name)")
  }

  /// A run of the program on the home.
  var run: Run { Run(self) }

  /// How often a path was asked for.
  func hits(_ path: String) async -> Int {
    await server.requests.count { $0.path == path }
  }

  /// The value of a field in the newest request for a path.
  func header(_ name: String, of path: String) async -> String? {
    await server.requests.last { $0.path == path }?.header(name)
  }

  private func path(of url: WebURL) -> String {
    String(url.text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).last.map { "/" + $0 } ?? "/")
  }

  /// The parts of the program, put together once more.
  struct Run {
    let subscriptions: StoredSubscriptionRepository
    let articles: StoredArticleRepository
    let fetchStates: StoredFetchStateRepository
    let feeds: WebFeedRepository
    let turn = OwnRefreshLock()
    let now: CurrentTime

    init(_ reader: PoliteReader) {
      let stores = Stores(directory: reader.directory)
      let clock = reader.clock
      now = { clock.now }
      subscriptions = StoredSubscriptionRepository(store: stores.subscriptions)
      articles = stores.repository
      fetchStates = StoredFetchStateRepository(store: stores.fetchStates)
      let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: reader.limits)
      feeds = WebFeedRepository(
        network: TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: now), documents: FileDocumentStore())
    }

    var subscribe: Subscribe {
      Subscribe(subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, feeds: feeds, now: now)
    }
    var revertRedirect: RevertRedirect { RevertRedirect(subscriptions: subscriptions, fetchStates: fetchStates, refreshLock: turn) }
    var refresh: RefreshFeeds {
      RefreshFeeds(
        subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, feeds: feeds, advisor: MemoryStorageAdvisor(),
        configuration: MemoryConfigurationRepository(), refreshLock: turn, now: now, sleep: { _ in await Self.sleepUntilCancelled() })
    }

    /// The clock that a test turns stands still while a refresh lasts.
    private static func sleepUntilCancelled() async {
      let (stream, continuation) = AsyncStream<Never>.makeStream()
      for await _ in stream {}
      continuation.finish()
    }
  }

  /// Nobody else refreshes the home. The lock of a real one can outlive its holder here: a process that another test starts just then inherits
  /// the file for a moment.
  struct OwnRefreshLock: RefreshLock {
    private final class LockToken: RefreshLockToken {}

    func take() async throws(ReadingError) -> any RefreshLockToken { LockToken() }
  }
}
