public import CoreDomain

/// Requests the feeds that are due, and stores the responses.
///
/// The call throws only when the refresh cannot start. Then it delivers events in batches; the report follows the last feed. A program
/// that the user names learns of the new articles when they are stored and the lock is released. The work runs in
/// the task that reads the events. When that task is cancelled or stops reading, the work stops, and the responses received before remain
/// stored.
public struct RefreshFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let feeds: any FeedRepository
  private let advisor: any StorageAdvisor
  private let configuration: any ConfigurationRepository
  private let refreshLock: any RefreshLock
  private let notifier: any ArticleNotifier
  private let markers: any ArrivalMarkerSource
  private let now: CurrentTime
  private let sleep: SleepUntil

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository,
    feeds: any FeedRepository,
    advisor: any StorageAdvisor, configuration: any ConfigurationRepository, refreshLock: any RefreshLock, notifier: any ArticleNotifier,
    markers: any ArrivalMarkerSource, now: @escaping CurrentTime, sleep: @escaping SleepUntil
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
    self.feeds = feeds
    self.advisor = advisor
    self.configuration = configuration
    self.refreshLock = refreshLock
    self.notifier = notifier
    self.markers = markers
    self.now = now
    self.sleep = sleep
  }

  public func callAsFunction(_ order: RefreshInput) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let all = try await subscriptions.all()
    return try await refresh(try FeedReference.resolve(order.feeds, in: all), of: all, isForced: order.isForced, program: order.program)
  }

  /// Refreshes the feeds of this set that are due.
  func round(of feeds: Set<FeedID>, program: ProgramCall?) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let all = try await subscriptions.all()
    return try await refresh(all.filter { feeds.contains($0.id) }, of: all, isForced: false, program: program)
  }

  private func refresh(
    _ chosen: [Subscription], of all: [Subscription], isForced: Bool, program: ProgramCall?
  ) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let retention = try await retention()
    let token = try await refreshLock.take()
    // From here on, a URL that is edited by hand does not receive the secrets either.
    for subscription in chosen where subscription.lacksOrigins {
      _ = try await subscriptions.configure(subscription.id, SubscriptionChange())
    }
    let known = try await fetchStates.all()
    let stored = try await articles.completeFeeds()
    let moment = now()
    let plan = DueFeeds(
      chosen, fetchStates: known, hostBackoffs: HostBackoff(all, fetchStates: known, at: moment), stored: stored, retention: retention,
      now: moment,
      isForced: isForced)
    var clock = ClockTrust(lastRequest: nil)
    if !plan.requests.isEmpty {
      // Before the first refresh, each feed was requested once, when it was added.
      clock = try await articles.clock() ?? ClockTrust(lastRequest: known.values.compactMap(\.lastTried).min())
      clock.noteRequest(at: moment)
      try await articles.beginRefresh(at: moment, clock: clock)
    }
    let run = RefreshRun(
      plan, began: moment, clock: clock, subscriptions: subscriptions, articles: articles, fetchStates: fetchStates, feeds: feeds,
      advisor: advisor,
      notification: program.map {
        NewArticleNotification(call: $0, subscriptions: subscriptions, articles: articles, notifier: notifier)
      }, marker: await markers.marker(for: all, at: moment), token: token, now: now, sleep: sleep)
    return EventBatches { await run.next() }
  }

  private func retention() async throws(ReadingError) -> Retention {
    do throws(ConfigurationError) { return try await configuration.configuration().retention } catch { throw .configuration(error) }
  }
}

/// The input of a refresh.
public struct RefreshInput: Hashable, Sendable {
  /// The feeds to refresh; all when empty.
  public let feeds: [FeedReference]
  /// Whether to request feeds that are not due as well. A server's request to wait still takes precedence.
  public let isForced: Bool
  /// The program to run when there are new articles.
  public let program: ProgramCall?

  public init(feeds: [FeedReference] = [], isForced: Bool = false, program: ProgramCall? = nil) {
    self.feeds = feeds
    self.isForced = isForced
    self.program = program
  }
}
