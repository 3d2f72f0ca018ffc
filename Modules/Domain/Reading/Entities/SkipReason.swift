/// Why a server is not asked this time.
public enum SkipReason: Hashable, Sendable {
  /// It was asked a short while ago; it is due again then.
  case recentlyAsked(dueAt: Timestamp)
  /// It has failed so many times in a row and gets a rest until then.
  case restingAfterFailures(count: Int, until: Timestamp)
  /// It asked itself not to be asked until then.
  case askedToWait(until: Timestamp)
  /// It said that the feed is gone for good.
  case gone
}
