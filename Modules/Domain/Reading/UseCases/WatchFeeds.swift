/// Runs on: asks the servers of feeds when they are due, takes in what they answer, and tells what changes.
///
/// The call throws only when nothing could start. The turn to refresh is taken for each round of questions and given back after it, so that other
/// commands work meanwhile. The events end when the task that reads them is cancelled; what had come is saved.
public struct WatchFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let visits: any VisitRepository
  private let refresh: RefreshFeeds
  private let now: Clock
  private let sleep: Sleep

  /// Makes the use case over its repositories, the one that asks, a clock and a way to wait.
  public init(
    subscriptions: any SubscriptionRepository, visits: any VisitRepository, refresh: RefreshFeeds, now: @escaping Clock,
    sleep: @escaping Sleep
  ) {
    self.subscriptions = subscriptions
    self.visits = visits
    self.refresh = refresh
    self.now = now
    self.sleep = sleep
  }

  public func callAsFunction(_ order: WatchOrder) async throws(ReadingError) -> EventBatches<WatchEvent> {
    let chosen = try FeedReference.resolve(order.feeds, in: try await subscriptions.all())
    let wanted = order.feeds.isEmpty ? nil : Set(chosen.map(\.id))
    let run = WatchRun(
      feeds: chosen.count, wanted, subscriptions: subscriptions, visits: visits, refresh: refresh, now: now, sleep: sleep)
    return EventBatches { await run.next() }
  }
}
