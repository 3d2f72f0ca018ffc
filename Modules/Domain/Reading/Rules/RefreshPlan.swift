/// Who is asked in a refresh and with what, and who is not and why.
struct RefreshPlan: Sendable {
  /// The questions to ask.
  let calls: [FeedCall]
  /// Those who are not asked.
  let skipped: [(Subscription, VisitOutcome)]

  /// The servers that are left in peace when the refresh begins.
  let waits: ServerWaits

  private let general: Retention
  private let subscriptions: [FeedID: Subscription]
  private let visits: [FeedID: Visit]

  /// Plans a refresh of these subscriptions.
  /// - Parameter waits: the servers that are left in peace, because of whichever feed, those included that take no part.
  /// - Parameter stored: how many articles are stored of the feeds whose documents were stored whole. Feeds that are absent, or of which articles
  ///   were lost, are asked without validators, since a "not changed" would leave them so.
  /// - Parameter retention: how long articles are kept of feeds for which nothing else is set.
  init(
    _ subscriptions: [Subscription], visits: [FeedID: Visit], waits: ServerWaits = ServerWaits(), stored: [FeedID: Int],
    retention: Retention = .everything, now: Timestamp, isForced: Bool
  ) {
    var calls: [FeedCall] = []
    var skipped: [(Subscription, VisitOutcome)] = []
    for subscription in subscriptions {
      let visit = visits[subscription.id] ?? .never
      let wait = waits.wait(for: subscription.address)
      switch RefreshPolicy.decision(for: visit, of: subscription, server: wait, now: now, isForced: isForced) {
      case .skip(let reason):
        skipped.append((subscription, .skipped(reason)))
      case .ask:
        let isWhole = stored[subscription.id].map { $0 >= visit.articles ?? 0 } ?? false
        let validators = isWhole ? visit.validators : nil
        calls.append(
          FeedCall(feed: subscription.id, address: subscription.address, validators: validators, settings: subscription.settings))
      }
    }
    self.calls = calls
    self.skipped = skipped
    self.waits = waits
    self.visits = visits
    general = retention
    self.subscriptions = Dictionary(subscriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many feeds take part.
  var count: Int { calls.count + skipped.count }

  /// The subscription of this identity, if it takes part.
  func subscription(_ id: FeedID) -> Subscription? { subscriptions[id] }

  /// How long articles of a subscription are kept.
  func retention(of subscription: Subscription) -> Retention {
    RetentionRules.retention(of: subscription.settings, general: general)
  }

  /// What the server of a feed gave with the document before this refresh.
  func validators(of feed: FeedID) -> Validators? { visits[feed]?.validators }

  /// What is remembered after this answer.
  /// - Parameters:
  ///   - articles: how many articles of the feed are stored now; nil when none were taken in.
  ///   - hasNews: whether a new or a changed one was among them.
  func visit(after answer: FeedAnswer, articles: Int?, hasNews: Bool, at moment: Timestamp) -> Visit {
    let before = visits[answer.feed] ?? .never
    var visit = RefreshPolicy.visit(after: answer.content, terms: answer.terms, hasNews: hasNews, before: before, at: moment)
    visit.articles = articles ?? before.articles
    visit.addresses = before.addresses
    guard let subscription = subscription(answer.feed) else { return visit }
    visit.note(addressesOf: subscription)
    return visit.naming(busyHostOf: subscription.address)
  }
}
