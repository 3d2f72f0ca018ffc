internal import Domain
internal import Scenes

/// Counts along while a refresh goes on, batch by batch.
struct RefreshProgressTracker {
  /// How it ended, once it has.
  private(set) var end: FeedRefresh.Response?

  private let began: Timestamp
  private var report = RefreshReport()
  private var total = 0
  /// Those whose answer is waited for, in the order in which they were asked.
  private var out: [Subscription] = []

  init(began: Timestamp) {
    self.began = began
  }

  /// Counts a batch.
  /// - Returns: how it stands after it; nil when only its end came.
  mutating func add(_ batch: [RefreshEvent], at now: Timestamp) -> FeedRefresh.Response? {
    var visited: [FeedRefresh.FeedResult] = []
    var redirects: [FeedRedirect] = []
    for event in batch {
      switch event {
      case .started(let feeds):
        total = feeds
      case .asked(let subscription):
        out.append(subscription)
      case .visited(let subscription, let outcome):
        report.add(outcome)
        out.removeAll { $0.id == subscription.id }
        visited.append(.init(subscription, outcome))
      case .moved(let redirect):
        redirects.append(redirect)
      case .finished(let whole):
        end = .finished(whole)
      case .stopped(let part):
        end = .stopped(part, total: total)
      }
    }
    if end != nil, visited.isEmpty { return nil }
    return .progressed(
      visited, redirects: redirects, done: report.feeds, total: total, report: report,
      speed: .init(milliseconds: max(0, now.milliseconds - began.milliseconds), slowest: out.first))
  }
}
