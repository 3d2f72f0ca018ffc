/// Keeps running: requests feeds when they are due, stores the responses, and reports changes.
///
/// The call throws only when the watch cannot start. It holds the refresh lock only during each round of requests, so other commands work
/// in between. The events end when the task that reads them is cancelled; the responses received before are saved.
public struct WatchFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let refresh: RefreshFeeds
  private let now: CurrentTime
  private let sleep: SleepUntil

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
