/// Runs on: asks the servers of feeds when they are due, takes in what they answer, and tells what changes.
///
/// The call throws only when nothing could start. The turn to refresh is taken for each round of questions and given back after it, so that other
/// commands work meanwhile. The events end when the task that reads them is cancelled; what had come is saved.
public struct WatchFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refresh: RefreshFeeds
  private let now: CurrentTime
  private let sleep: SleepUntil

  /// Makes the use case over its repositories, the one that asks, a clock and a way to wait.
  public init(
    subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, refresh: RefreshFeeds, now: @escaping CurrentTime,
    sleep: @escaping SleepUntil
  ) {
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.refresh = refresh
    self.now = now
    self.sleep = sleep
  }

  public func callAsFunction(_ order: WatchInput) async throws(ReadingError) -> EventBatches<WatchEvent> {
    let chosen = try FeedReference.resolve(order.feeds, in: try await subscriptions.all())
    let wanted = order.feeds.isEmpty ? nil : Set(chosen.map(\.id))
    let run = WatchRun(
      feeds: chosen.count, wanted, subscriptions: subscriptions, fetchStates: fetchStates, refresh: refresh, now: now, sleep: sleep)
    return EventBatches { await run.next() }
  }
}
