extension RefreshPolicy {
  /// So much of a rest, in thousandths, may be taken off it, so that feeds that failed together are not asked together again.
  private static let jitterThousandths = 200
  /// 30 minutes doubled six times is more than a day: no need to compute further.
  private static let mostDoublings = 6

  /// Why a feed that has failed is left alone; nil when it did not fail, or its rest is over.
  static func backoff(after fetchState: FetchState, of feed: FeedID, now: Timestamp) -> SkipReason? {
    guard fetchState.failures > 0, let lastTried = fetchState.lastTried, lastTried <= now else { return nil }
    let until = lastTried.adding(seconds: backoffSeconds(afterFailures: fetchState.failures, of: feed))
    // A refusal can be good for a while too (RFC 9111 section 3), as a 404 that caches on the way have been told to keep.
    let fresh = min(fetchState.refusalFreshSeconds ?? 0, longestBackoffMinutes * 60)
    let freshUntil = lastTried.adding(seconds: fresh)
    if until < freshUntil { return now < freshUntil ? .notDue(until: freshUntil, .fresh(seconds: fresh)) : nil }
    return now < until ? .backingOffAfterFailures(count: fetchState.failures, until: until) : nil
  }

  /// How long a feed rests after so many failures in a row, in seconds: an hour, doubled with every further one, up to a day, less a jitter
  /// of up to a fifth.
  ///
  /// The jitter is a number that the feed's identity and the failures give, for chance has no place in a rule: asked twice, it answers alike.
  public static func backoffSeconds(afterFailures failures: Int, of feed: FeedID) -> Int {
    let minutes = min(longestBackoffMinutes, intervalMinutes << min(failures, mostDoublings))
    let digits = SHA256.hexadecimal(of: ["rest", feed.text, String(min(failures, mostFailures))], digits: 6)
    let jitter = (Int(digits, radix: 16) ?? 0) % jitterThousandths
    return minutes * 60 * (1000 - jitter) / 1000
  }

  /// More are not counted: they change nothing, and a number from a file may be as large as a number can be.
  static let mostFailures = 1_000_000
}
