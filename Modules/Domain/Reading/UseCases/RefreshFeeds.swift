/// Asks the servers of the feeds that are due, and takes in what they answer.
///
/// The call throws only when nothing could start. Then come events in batches, the last of them the report. The work is done in the task that
/// reads them; when it is cancelled, or stops reading, the work stops, and what had arrived stays taken in.
public struct RefreshFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository
  private let feeds: any FeedRepository
  private let growth: any GrowthRepository
  private let configuration: any ConfigurationRepository
  private let turn: any RefreshTurn
  private let now: Clock
  private let sleep: Sleep

  /// Makes the use case over its repositories, a clock and a way to wait.
  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository, feeds: any FeedRepository,
    growth: any GrowthRepository, configuration: any ConfigurationRepository, turn: any RefreshTurn, now: @escaping Clock,
    sleep: @escaping Sleep
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
    self.feeds = feeds
    self.growth = growth
    self.configuration = configuration
    self.turn = turn
    self.now = now
    self.sleep = sleep
  }

  public func callAsFunction(_ order: RefreshOrder) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let all = try await subscriptions.all()
    return try await refresh(try FeedReference.resolve(order.feeds, in: all), of: all, isForced: order.isForced)
  }

  /// A refresh of those of these feeds that are due.
  func round(of feeds: Set<FeedID>) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let all = try await subscriptions.all()
    return try await refresh(all.filter { feeds.contains($0.id) }, of: all, isForced: false)
  }

  private func refresh(
    _ chosen: [Subscription], of all: [Subscription], isForced: Bool
  ) async throws(ReadingError) -> EventBatches<RefreshEvent> {
    let retention = try await retention()
    let permit = try await turn.take()
    let known = try await visits.all()
    let stored = try await articles.completeFeeds()
    let moment = now()
    let plan = RefreshPlan(
      chosen, visits: known, waits: ServerWaits(all, visits: known, at: moment), stored: stored, retention: retention, now: moment,
      isForced: isForced)
    let run = RefreshRun(
      plan, subscriptions: subscriptions, articles: articles, visits: visits, feeds: feeds, growth: growth, permit: permit, now: now,
      sleep: sleep)
    return EventBatches { await run.next() }
  }

  private func retention() async throws(ReadingError) -> Retention {
    do throws(ConfigurationError) { return try await configuration.configuration().retention } catch { throw .configuration(error) }
  }
}
