internal import CoreDomain
internal import ReaderDomain
internal import ReaderScenes

/// Adds up the events of a running refresh, batch by batch.
struct RefreshProgressTracker {
  private let began: Timestamp
  private var report = RefreshReport()
  private var total = 0
  /// The feeds that are waiting for a response, in request order.
  private var out: [Subscription] = []
  private var contact: FeedRefresh.ServerProgress?

  init(began: Timestamp) {
    self.began = began
  }

  /// Adds a batch of events.
  /// - Returns: the progress after the batch, and what the batch says about the whole refresh. The progress is nil when the batch ends the refresh and
  ///   finishes no feed.
  mutating func add(_ batch: [RefreshEvent], at now: LocalTime) -> (progress: FeedRefresh.Response?, ends: [FeedRefresh.Response]) {
    var ends: [FeedRefresh.Response] = []
    var fetched: [FeedRefresh.FeedResult] = []
    var redirects: [FeedRedirect] = []
    for event in batch {
      switch event {
      case .started(let feeds):
        total = feeds
      case .contacting(let host, let articles):
        contact = .init(host: host, articles: articles)
      case .asked(let subscription):
        out.append(subscription)
      case .fetched(let subscription, let outcome):
        report.add(outcome)
        if let index = out.firstIndex(where: { $0.id == subscription.id }) { out.remove(at: index) }
        fetched.append(.init(subscription, outcome))
      case .incomplete(let subscription, let gaps):
        if let index = fetched.lastIndex(where: { $0.subscription.id == subscription.id }) { fetched[index].gaps = gaps }
      case .moved(let redirect):
        redirects.append(redirect)
      case .finished(let whole):
        ends.append(.finished(whole))
      case .stopped(let part):
        ends.append(.stopped(part, total: total))
      case .notificationFailed(let error):
        ends.append(.failed(error))
      }
    }
    if !ends.isEmpty, fetched.isEmpty { return (nil, ends) }
    let progress = FeedRefresh.Response.progressed(
      fetched, redirects: redirects, total: total, report: report,
      speed: .init(milliseconds: max(0, now.moment.milliseconds - began.milliseconds), slowest: out.first), contact: contact,
      now: now)
    return (progress, ends)
  }
}
