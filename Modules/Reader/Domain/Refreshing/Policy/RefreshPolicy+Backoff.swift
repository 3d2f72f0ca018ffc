import CoreDomain

extension RefreshPolicy {
  /// The maximum jitter in thousandths of a back-off. Because of jitter, feeds that failed together are not requested together again.
  private static let jitterThousandths = 200
  /// 30 minutes doubled six times exceed a day, so further doublings are not needed.
  private static let maximumDoublings = 6

  /// The reason to skip a feed that failed; nil when it did not fail, or when its back-off is over.
  static func backoff(after fetchState: FetchState, of feed: FeedID, now: Timestamp) -> SkipReason? {
    guard fetchState.failures > 0, let lastTried = fetchState.lastTried, lastTried <= now else { return nil }
    let until = lastTried.adding(seconds: backoffSeconds(afterFailures: fetchState.failures, of: feed))
    // An error response can be fresh for a while too (RFC 9111 section 3), for example a 404 that caches may keep.
    let fresh = min(fetchState.refusalFreshSeconds ?? 0, RefreshInterval.longestMinutes * 60)
    let freshUntil = lastTried.adding(seconds: fresh)
    if until < freshUntil { return now < freshUntil ? .notDue(until: freshUntil, .fresh(seconds: fresh)) : nil }
    return now < until ? .backingOffAfterFailures(count: fetchState.failures, until: until) : nil
  }

  /// The back-off in seconds after this number of consecutive failures: an hour, doubled by every further failure, up to a day, minus a
  /// jitter of up to a fifth.
  ///
  /// Jitter is derived from the feed id and the failure count, so the rule stays deterministic.
  public static func backoffSeconds(afterFailures failures: Int, of feed: FeedID) -> Int {
    let minutes = min(RefreshInterval.longestMinutes, RefreshInterval.standardMinutes << min(failures, maximumDoublings))
    let digits = SHA256.hexadecimal(of: ["rest", feed.text, String(min(failures, maximumFailures))], digits: 6)
    let jitter = (Int(digits, radix: 16) ?? 0) % jitterThousandths
    return minutes * 60 * (1000 - jitter) / 1000
  }

  /// The maximum failure count. Further failures change nothing, and a number from a file may be arbitrarily large.
  static let maximumFailures = 1_000_000
}
