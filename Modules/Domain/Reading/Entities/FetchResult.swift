/// The result for one subscription of a refresh.
public enum FetchResult: Hashable, Sendable {
  /// The feed has new or changed articles.
  case updated(new: Int, changed: Int)
  /// The feed has no new or changed articles.
  case unchanged
  /// No request was sent.
  case skipped(SkipReason)
  /// The refresh of the feed failed.
  case failed(ReadingError)
}
