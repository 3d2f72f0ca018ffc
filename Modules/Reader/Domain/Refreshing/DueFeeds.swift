import CoreDomain

/// The feeds that are due, as the requests of a refresh, and the feeds that it skips with their reasons.
struct DueFeeds: Sendable {
  /// The requests to send: first those of the feeds that have not been read for the longest time, last those of the feeds that fail.
  let requests: [FeedRequest]
  let skipped: [(Subscription, FetchResult)]
  /// The number of skipped feeds that failed before.
  let backingOff: Int

  /// The hosts in back-off when the refresh begins.
  let hostBackoffs: HostBackoff

  private let general: Retention
  private let subscriptions: [FeedID: Subscription]
  private let fetchStates: [FeedID: FetchState]

  /// Plans a refresh of these subscriptions.
  /// - Parameter hostBackoffs: the hosts in back-off, including those of feeds that are not refreshed.
  /// - Parameter stored: the number of stored articles of each feed whose document was stored completely. Absent feeds and feeds that lost
  ///   articles are requested without validators. A "not changed" response would never restore their articles.
  ///   So are feeds whose title is unknown.
  /// - Parameter retention: the retention of feeds without a setting of their own.
  init(
    _ subscriptions: [Subscription], fetchStates: [FeedID: FetchState], hostBackoffs: HostBackoff = HostBackoff(), stored: [FeedID: Int],
    retention: Retention = .everything, now: Timestamp, isForced: Bool
  ) {
    var requests: [(request: FeedRequest, isFailing: Bool, lastSucceeded: Int64)] = []
    var skipped: [(Subscription, FetchResult)] = []
    for subscription in subscriptions {
      let fetchState = fetchStates[subscription.id] ?? .never
      let wait = hostBackoffs.wait(for: subscription.requestURL)
      switch RefreshPolicy.decision(for: fetchState, of: subscription, server: wait, now: now, isForced: isForced) {
      case .skip(let reason):
        skipped.append((subscription, .skipped(reason)))
      case .ask:
        let isWhole = stored[subscription.id].map { $0 >= fetchState.articles ?? 0 } ?? false
        let validators = isWhole && !subscription.lacksTitle ? fetchState.validators : nil
        let request = FeedRequest(
          feed: subscription.id, url: subscription.requestURL, validators: validators, settings: subscription.settingsToSend,
          source: subscription.source)
        let isFailing = fetchState.problem.map { !$0.isOfTheWholeServer } ?? false
        requests.append((request, isFailing, fetchState.lastSucceeded?.milliseconds ?? .min))
      }
    }
    // A host that stops after a few responses must not stop at the same feeds each time. Feeds that fail may keep others waiting.
    requests.sort { $0.isFailing == $1.isFailing ? $0.lastSucceeded < $1.lastSucceeded : $1.isFailing }
    self.requests = requests.map(\.request)
    self.skipped = skipped
    backingOff = skipped.count { fetchStates[$0.0.id]?.failures ?? 0 > 0 }
    self.hostBackoffs = hostBackoffs
    self.fetchStates = fetchStates
    general = retention
    self.subscriptions = Dictionary(subscriptions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of feeds in the refresh.
  var count: Int { requests.count + skipped.count }

  /// The subscription with this identity; nil when it is not in the refresh.
  func subscription(_ id: FeedID) -> Subscription? { subscriptions[id] }

  /// How long the articles of a subscription are kept.
  func retention(of subscription: Subscription) -> Retention {
    RetentionRules.retention(of: subscription.settings, general: general)
  }

  /// Whether a document tells which articles its feed still contains: it has items, and was read to its end. Some publishers never finish theirs.
  func isComplete(_ fetched: FetchedFeed) -> Bool {
    let isCut = fetched.content.gaps.damage != nil && fetchState(of: fetched.feed).gaps.damage == nil
    return !fetched.content.items.isEmpty && !isCut
  }

  /// The fetch state of a feed from before this refresh.
  func fetchState(of feed: FeedID) -> FetchState { fetchStates[feed] ?? .never }

  /// The fetch state after a response.
  /// - Parameters:
  ///   - articles: the number of stored articles of the feed; nil when no feed was merged.
  ///   - hasNews: whether the merge found a new or changed article.
  func fetchState(after response: FeedResponse, articles: Int?, hasNews: Bool, at moment: Timestamp) -> FetchState {
    let before = self.fetchState(of: response.feed)
    var fetchState = RefreshPolicy.fetchState(
      after: response.content, metadata: response.metadata, hasNews: hasNews, before: before, at: moment)
    fetchState.articles = articles ?? before.articles
    fetchState.urls = before.urls
    guard let subscription = subscription(response.feed) else { return fetchState }
    fetchState.note(addressesOf: subscription)
    return fetchState.naming(busyHostOf: subscription.requestURL)
  }
}
