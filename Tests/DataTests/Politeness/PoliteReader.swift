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
  private let home: String
  private let limits: TransferLimits

  /// Gives a test a reader and a server; the home is gone afterwards.
  /// - Parameter stallSeconds: when a server that hardly moves is given up.
  static func reading(_ answers: [String: Answer] = [:], stallSeconds: Int = 600, _ work: (PoliteReader) async throws -> Void) async throws
  {
    let site = Site(answers)
    try await LoopbackServer.serving({ await site.answer(to: $0) }) { server async throws in
      try await TemporaryFolder.with { folder async throws in
        try await work(
          PoliteReader(
            server: server, site: site, clock: TurnedClock(), home: folder.path("home"), limits: TransferLimits(stallSeconds: stallSeconds))
        )
      }
    }
  }

  /// The whole address of a path. The same server has another name too.
  func address(_ path: String, host: String = "127.0.0.1") throws -> WebAddress {
    try WebAddress(server.address.replacing("127.0.0.1", with: host) + path)
  }

  /// Puts feeds into the list without asking for them.
  func lists(_ paths: String...) async throws {
    for path in paths { try await lists(try address(path)) }
  }

  /// Puts a feed into the list without asking for it.
  @discardableResult
  func lists(_ address: WebAddress, title: String = "") async throws -> Subscription {
    let subscription = Subscription(address: address, title: title)
    _ = try await Run(self).subscriptions.add([subscription])
    return subscription
  }

  /// Follows the feed at a path, or the one that a page there names.
  @discardableResult
  func follows(_ path: String) async throws -> Subscribed {
    try await Run(self).subscribe(SubscribeOrder(address: try address(path).text))
  }

  /// Refreshes, and gives what came of each feed, by the path of its address.
  @discardableResult
  func refreshes(_ references: String..., insists: Bool = false) async throws -> [String: VisitOutcome] {
    var outcomes: [String: VisitOutcome] = [:]
    for event in try await events(references, insists: insists) {
      if case .visited(let subscription, let outcome) = event { outcomes[path(of: subscription.address)] = outcome }
    }
    return outcomes
  }

  /// Refreshes, and gives what came of one feed.
  func outcome(of feed: FeedID) async throws -> VisitOutcome? {
    for event in try await events() {
      if case .visited(let subscription, let outcome) = event, subscription.id == feed { return outcome }
    }
    return nil
  }

  /// Refreshes, and gives all that happens.
  func events(_ references: [String] = [], insists: Bool = false) async throws -> [RefreshEvent] {
    var events: [RefreshEvent] = []
    let order = RefreshOrder(feeds: references.map { FeedReference($0) }, isForced: insists)
    for await batch in try await Run(self).refresh(order) { events += batch }
    return events
  }

  /// What is remembered of the feed at a path.
  func visit(_ path: String) async throws -> Visit {
    try await Run(self).visits.all()[FeedID(address: try address(path))] ?? .never
  }

  /// Writes a file of the home, as another version of the program might have left it.
  func writes(_ text: String, to name: String) throws {
    try AtomicFile.write(Array(text.utf8), to: "\(home)/\(name)")
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

  private func path(of address: WebAddress) -> String {
    String(address.text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).last.map { "/" + $0 } ?? "/")
  }

  /// The parts of the program, put together once more.
  struct Run {
    let subscriptions: StoredSubscriptionRepository
    let articles: StoredArticleRepository
    let visits: StoredVisitRepository
    let feeds: WebFeedRepository
    let turn = OwnTurn()
    let now: Clock

    init(_ reader: PoliteReader) {
      let stores = Stores(home: reader.home)
      let clock = reader.clock
      now = { clock.now }
      subscriptions = StoredSubscriptionRepository(store: stores.subscriptions)
      articles = stores.repository
      visits = StoredVisitRepository(store: stores.visits)
      let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: reader.limits)
      feeds = WebFeedRepository(
        network: TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: now), documents: FileDocumentStore())
    }

    var subscribe: Subscribe { Subscribe(subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, now: now) }
    var undoMove: UndoMove { UndoMove(subscriptions: subscriptions, visits: visits, turn: turn) }
    var refresh: RefreshFeeds {
      RefreshFeeds(
        subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, growth: MemoryGrowthRepository(),
        configuration: MemoryConfigurationRepository(), turn: turn, now: now, sleep: { _ in await Self.sleepUntilCancelled() })
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
  struct OwnTurn: RefreshTurn {
    private final class Permit: RefreshPermit {}

    func take() async throws(ReadingError) -> any RefreshPermit { Permit() }
  }
}
