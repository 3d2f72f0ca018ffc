/// When a server may be asked again. A pure function of what is remembered and of the time, with a reason for every answer.
///
/// What counts, the first that fits: the server's own wish to wait, a person who insists, a feed that is gone, a rest after failures, and
/// the longest of the pauses that the server, the feed and its articles suggest.
public enum RefreshPolicy {
  /// How long a feed is left alone after it was asked, in minutes.
  public static let intervalMinutes = 30
  /// The longest pause and the longest rest that are kept, in minutes: a day. Nobody's word keeps a feed unread for longer, but for the days
  /// that it names itself.
  public static let longestBackoffMinutes = 24 * 60
  /// The longest wait that is granted to a server that asks for one, in seconds: 30 days. What says more is a mistake.
  public static let longestWaitSeconds = 30 * 24 * 3600

  /// Whether the server is asked for a feed now.
  /// - Parameters:
  ///   - server: the wait that its server was granted when it was asked for another feed.
  ///   - isForced: whether the person wants it to be asked though it is not due. A server's own wish to wait outweighs that.
  public static func decision(
    for fetchState: FetchState, of feed: FeedID, server: HostBackoffEntry? = nil, now: Timestamp, isForced: Bool = false
  ) -> RefreshDecision {
    if let notBefore = fetchState.notBefore, isWaiting(until: notBefore, since: fetchState.lastTried, now: now) {
      return .skip(.askedToWait(until: notBefore))
    }
    let busy = server.flatMap { isWaiting(until: $0.until, since: nil, now: now) ? $0 : nil }
    if let busy, busy.isAskedFor { return .skip(.serverBusy(host: busy.host, until: busy.until)) }
    if isForced { return .ask(.forced) }
    if fetchState.problem == .gone { return .skip(.gone) }
    if let backoff = backoff(after: fetchState, of: feed, now: now) { return .skip(backoff) }
    if let busy { return .skip(.serverBusy(host: busy.host, until: busy.until)) }
    guard let lastTried = fetchState.lastTried, lastTried <= now else { return .ask(.first) }
    // After a rest, a feed has waited long enough.
    let interval = fetchState.failures > 0 ? nil : interval(since: lastTried, fetchState.hints, now: now)
    return interval.map { .skip($0) } ?? .ask(.due)
  }

  /// A wait longer than is ever granted, or one that was granted in the future, was written by a wrong clock; it must not stop a feed until then.
  /// - Parameter granted: when it was granted; nil when that is not known.
  static func isWaiting(until moment: Timestamp, since granted: Timestamp?, now: Timestamp) -> Bool {
    now < moment && moment <= now.adding(seconds: longestWaitSeconds) && granted ?? now <= now
  }
}
