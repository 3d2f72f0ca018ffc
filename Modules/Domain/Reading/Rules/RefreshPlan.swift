/// Who is asked in a refresh and with what, and who is not and why.
struct RefreshPlan: Sendable {
  /// The questions to ask.
  let requests: [FeedRequest]
  /// Those who are not asked.
  let skipped: [(Subscription, FetchResult)]

  /// The servers that are left in peace when the refresh begins.
  let hostBackoffs: HostBackoff

  private let general: Retention
  private let subscriptions: [FeedID: Subscription]
  private let fetchStates: [FeedID: FetchState]

  /// Plans a refresh of these subscriptions.
  /// - Parameter waits: the servers that are left in peace, because of whichever feed, those included that take no part.
  /// - Parameter stored: how many articles are stored of the feeds whose documents were stored whole. Feeds that are absent, or of which articles
  ///   were lost, are asked without validators, since a "not changed" would leave them so.
  /// - Parameter retention: how long articles are kept of feeds for which nothing else is set.
  init(
    _ subscriptions: [Subscription], fetchStates: [FeedID: FetchState], hostBackoffs: HostBackoff = HostBackoff(), stored: [FeedID: Int],
    retention: Retention = .everything, now: Timestamp, isForced: Bool
  ) {
    var requests: [FeedRequest] = []
    var skipped: [(Subscription, FetchResult)] = []
    for subscription in subscriptions {
      let fetchState = fetchStates[subscription.id] ?? .never
      let wait = hostBackoffs.wait(for: subscription.url)
      switch RefreshPolicy.decision(for: fetchState, of: subscription, server: wait, now: now, isForced: isForced) {
      case .skip(let reason):
        skipped.append((subscription, .skipped(reason)))
      case .ask:
        let isWhole = stored[subscription.id].map { $0 >= fetchState.articles ?? 0 } ?? false
        let validators = isWhole ? fetchState.validators : nil
        requests.append(
          FeedRequest(feed: subscription.id, url: subscription.url, validators: validators, settings: subscription.settings))
      }
    }
    self.requests = requests
    self.skipped = skipped
    self.hostBackoffs = hostBackoffs
    self.fetchStates = fetchStates
    general = retention
    self.subscriptions = Dictionary(subscriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// How many feeds take part.
  var count: Int { requests.count + skipped.count }

  /// The subscription of this identity, if it takes part.
  func subscription(_ id: FeedID) -> Subscription? { subscriptions[id] }

  /// How long articles of a subscription are kept.
  func retention(of subscription: Subscription) -> Retention {
    RetentionRules.retention(of: subscription.settings, general: general)
  }

  /// What the server of a feed gave with the document before this refresh.
  func validators(of feed: FeedID) -> Validators? { fetchStates[feed]?.validators }

  /// What is remembered after this answer.
  /// - Parameters:
  ///   - articles: how many articles of the feed are stored now; nil when none were taken in.
  ///   - hasNews: whether a new or a changed one was among them.
  func fetchState(after response: FeedResponse, articles: Int?, hasNews: Bool, at moment: Timestamp) -> FetchState {
    let before = fetchStates[response.feed] ?? .never
    var fetchState = RefreshPolicy.fetchState(
      after: response.content, metadata: response.metadata, hasNews: hasNews, before: before, at: moment)
    fetchState.articles = articles ?? before.articles
    fetchState.urls = before.urls
    guard let subscription = subscription(response.feed) else { return fetchState }
    fetchState.note(addressesOf: subscription)
    return fetchState.naming(busyHostOf: subscription.url)
  }
}
