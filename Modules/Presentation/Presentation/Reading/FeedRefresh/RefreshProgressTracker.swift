internal import Domain
internal import Scenes

/// Adds up the events of a running refresh, batch by batch.
struct RefreshProgressTracker {
  /// The final response; nil while the refresh is running.
  private(set) var end: FeedRefresh.Response?

  private let began: Timestamp
  private var report = RefreshReport()
  private var total = 0
  /// The feeds that are waiting for a response, in request order.
  private var out: [Subscription] = []

  init(began: Timestamp) {
    self.began = began
  }

  /// Adds a batch of events.
  /// - Returns: the progress after the batch; nil when the batch ends the refresh and finishes no feed.
  mutating func add(_ batch: [RefreshEvent], at now: LocalTime) -> FeedRefresh.Response? {
    var fetched: [FeedRefresh.FeedResult] = []
    var redirects: [FeedRedirect] = []
    for event in batch {
      switch event {
      case .started(let feeds):
        total = feeds
      case .asked(let subscription):
        out.append(subscription)
      case .fetched(let subscription, let outcome):
        report.add(outcome)
        out.removeAll { $0.id == subscription.id }
        fetched.append(.init(subscription, outcome))
      case .moved(let redirect):
        redirects.append(redirect)
      case .finished(let whole):
        end = .finished(whole)
      case .stopped(let part):
        end = .stopped(part, total: total)
      }
    }
    if end != nil, fetched.isEmpty { return nil }
    return .progressed(
      fetched, redirects: redirects, done: report.feeds, total: total, report: report,
      speed: .init(milliseconds: max(0, now.moment.milliseconds - began.milliseconds), slowest: out.first), now: now)
  }
}
