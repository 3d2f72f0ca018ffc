/// What says that a feed is asked no more often than it is.
public enum IntervalReason: Hashable, Sendable {
  /// Its server: the answer is good for so many seconds (`Cache-Control`, `Expires`).
  case fresh(seconds: Int)
  /// The feed: it may be kept for so many minutes (`ttl`).
  case ttl(minutes: Int)
  /// The feed: so many minutes lie between two editions (`sy:updatePeriod`).
  case editions(minutes: Int)
  /// Its articles: so many minutes usually lie between two of them.
  case postingFrequency(gapMinutes: Int)
  /// Its articles: so many minutes had gone by without anything new when it was last asked.
  case silence(minutes: Int)
  /// The person: so many minutes shall lie between two questions.
  case chosen(minutes: Int)
}
