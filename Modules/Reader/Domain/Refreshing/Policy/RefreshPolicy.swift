public import CoreDomain

/// Decides when a feed may be requested again. A pure function of the stored state and the time, with a reason for every request that is not sent.
///
/// The first rule that applies decides:
/// 1. the server asked to wait,
/// 2. the user insists,
/// 3. the feed is gone,
/// 4. the back-off after failures is not over,
/// 5. the longest interval that the server, the feed and its articles suggest is not over.
public enum RefreshPolicy {
  /// Whether the feed is requested now.
  /// - Parameters:
  ///   - fetchState: what earlier requests of the feed brought.
  ///   - feed: the feed; its id spreads the requests of many feeds over time.
  ///   - server: the back-off of its host because of another feed.
  ///   - now: the current time.
  ///   - isForced: whether the user wants a request even though the feed is not due. A server's request to wait takes precedence.
  public static func decision(
    for fetchState: FetchState, of feed: FeedID, server: HostBackoffEntry? = nil, now: Timestamp, isForced: Bool = false
  ) -> RefreshDecision {
    if let notBefore = fetchState.notBefore, isWaiting(until: notBefore, since: fetchState.lastTried, now: now) {
      return .skip(.askedToWait(until: notBefore))
    }
    let busy = server.flatMap { isWaiting(until: $0.until, since: nil, now: now) ? $0 : nil }
    if let busy, busy.isAskedFor { return .skip(.serverBusy(host: busy.host, until: busy.until)) }
    if isForced { return .ask }
    if staysGone(fetchState) { return .skip(.gone) }
    if let backoff = backoff(after: fetchState, of: feed, now: now) { return .skip(backoff) }
    if let busy { return .skip(.serverBusy(host: busy.host, until: busy.until)) }
    // A request in the future comes from a wrong clock, and counts as none.
    guard let lastTried = fetchState.lastTried, lastTried <= now else { return .ask }
    // After a back-off, the feed has waited long enough.
    let interval = fetchState.failures > 0 ? nil : interval(since: lastTried, fetchState.hints, now: now)
    return interval.map { .skip($0) } ?? .ask
  }
}

extension RefreshPolicy {
  /// The decision for a feed with the user's settings, which can only lengthen the interval.
  public static func decision(
    for fetchState: FetchState, of subscription: Subscription, server: HostBackoffEntry? = nil, now: Timestamp, isForced: Bool = false
  ) -> RefreshDecision {
    let decision = decision(for: fetchState, of: subscription.id, server: server, now: now, isForced: isForced)
    guard !isForced, let minutes = subscription.settings.intervalMinutes, let lastTried = fetchState.lastTried, lastTried <= now else {
      return decision
    }
    let until = lastTried.adding(minutes: minutes)
    if case .skip(let reason) = decision, reason.until.map({ $0 >= until }) ?? true { return decision }
    return now < until ? .skip(.notDue(until: until, .chosen(minutes: minutes))) : decision
  }
}
