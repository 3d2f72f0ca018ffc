public import CoreDomain

/// Decides when a feed may be requested again. A pure function of the stored state and the time, with a reason for every request that is not sent.
///
/// A feed that is gone is not requested, unless the user insists. Of several reasons to wait, the one that lasts longest counts:
/// - the server asked to wait, or is overloaded,
/// - the back-off after failures is not over,
/// - the longest interval that the server, the feed and its articles suggest is not over.
///
/// If the user insists, only a wait that the server asked for counts.
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
    var reasons: [SkipReason] = []
    if let notBefore = fetchState.notBefore, isWaiting(until: notBefore, since: fetchState.lastTried, now: now) {
      reasons.append(.askedToWait(until: notBefore))
    }
    if let server, server.isAskedFor || !isForced, isWaiting(until: server.until, since: nil, now: now) {
      reasons.append(.serverBusy(host: server.host, until: server.until))
    }
    if !isForced {
      if staysGone(fetchState) { return .skip(.gone) }
      if let backoff = backoff(after: fetchState, of: feed, now: now) { reasons.append(backoff) }
      // A request in the future comes from a wrong clock, and counts as none. After a back-off, the feed has waited long enough.
      if fetchState.failures <= 0, let lastTried = fetchState.lastTried, lastTried <= now,
        let interval = interval(since: lastTried, fetchState.hints, now: now)
      {
        reasons.append(interval)
      }
    }
    return reasons.max { ($0.until ?? now) < ($1.until ?? now) }.map { .skip($0) } ?? .ask
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
