public import CoreDomain

/// Requests the feeds that are due, and stores the responses.
///
/// The call throws only when the refresh cannot start. Then it delivers events in batches; the report follows the last feed. A program
/// that the user names learns of the new articles when they are stored and the lock is released. The work runs in
/// the task that reads the events. When that task is cancelled or stops reading, the work stops, and the responses received before remain
/// stored.
public struct RefreshFeeds: UseCase {
  private let storage: FeedStorage
  private let feeds: any FeedRepository
  private let limits: ArticleLimits
  private let refreshLock: any RefreshLock
  private let notifier: any ArticleNotifier
  private let markers: any ArrivalMarkerSource
  private let clock: RefreshClock
  private let fullTexts: FetchNewFullTexts?

  /// `fullTexts` fetches the full texts of new articles; nil when nothing does.
  public init(
    storage: FeedStorage, feeds: any FeedRepository, limits: ArticleLimits, refreshLock: any RefreshLock,
    notifier: any ArticleNotifier, markers: any ArrivalMarkerSource, clock: RefreshClock,
    fullTexts: FetchNewFullTexts? = nil
  ) {
    self.storage = storage
    self.feeds = feeds
    self.limits = limits
    self.refreshLock = refreshLock
    self.notifier = notifier
    self.markers = markers
    self.clock = clock
    self.fullTexts = fullTexts
  }

  public func callAsFunction(_ input: RefreshInput) async throws(ReaderError) -> EventBatches<RefreshEvent> {
    let all = try await storage.subscriptions.all()
    return try await refresh(try FeedReference.resolve(input.feeds, in: all), of: all, isForced: input.isForced, program: input.program)
  }

  /// Refreshes the feeds of this set that are due.
  /// - Parameter wasOffline: whether the computer was offline at the last attempt.
  func session(of feeds: Set<FeedID>, program: ProgramCall?, wasOffline: Bool) async throws(ReaderError) -> EventBatches<RefreshEvent> {
    let all = try await storage.subscriptions.all()
    return try await refresh(all.filter { feeds.contains($0.id) }, of: all, isForced: false, program: program, wasOffline: wasOffline)
  }

  private func refresh(
    _ chosen: [Subscription], of all: [Subscription], isForced: Bool, program: ProgramCall?, wasOffline: Bool = false
  ) async throws(ReaderError) -> EventBatches<RefreshEvent> {
    let retention = try await limits.retention()
    let token = try await refreshLock.take()
    // From here on, a URL that is edited by hand does not receive the secrets either.
    for subscription in chosen where subscription.lacksOrigins {
      _ = try await storage.subscriptions.configure(subscription.id, SubscriptionChange())
    }
    let known = try await storage.fetchStates.all()
    let stored = try await storage.articles.completeFeeds()
    let moment = clock.now()
    let plan = DueFeeds(
      chosen, fetchStates: known, hostBackoffs: HostBackoff(all, fetchStates: known, at: moment), stored: stored, retention: retention,
      now: moment,
      isForced: isForced)
    var trust = ClockTrust(lastRequest: nil)
    if !plan.requests.isEmpty {
      // Before the first refresh, each feed was requested once, when it was added.
      trust = try await storage.articles.clock() ?? ClockTrust(lastRequest: known.values.compactMap(\.lastTried).min())
      trust.noteRequest(at: moment)
      try await storage.articles.beginRefresh(at: moment, clock: trust)
    }
    let notification = program.map { NewArticleNotification(call: $0, storage: storage, notifier: notifier) }
    let start = RefreshStart(
      plan: plan, moment: moment, trust: trust, marker: await markers.marker(for: all, at: moment), wasOffline: wasOffline)
    let run = RefreshRun(
      start, token: token, notification: notification, storage: storage, feeds: feeds, limits: limits, clock: clock,
      fullTexts: fullTexts)
    return EventBatches { await run.next() }
  }
}

public struct RefreshInput: Hashable, Sendable {
  /// The feeds to refresh; all when empty.
  public let feeds: [FeedReference]
  /// Whether to request feeds that are not due as well. A server's request to wait still takes precedence.
  public let isForced: Bool
  /// The program to run when there are new articles.
  public let program: ProgramCall?
  /// Whether the user knows that a server which fetches the feeds follows none any more. Otherwise, a list without feeds is not believed.
  public let acceptsNoFeeds: Bool

  public init(feeds: [FeedReference] = [], isForced: Bool = false, program: ProgramCall? = nil, acceptsNoFeeds: Bool = false) {
    self.feeds = feeds
    self.isForced = isForced
    self.program = program
    self.acceptsNoFeeds = acceptsNoFeeds
  }
}
