/// What came of a subscription's turn in a refresh.
public enum FetchResult: Hashable, Sendable {
  /// Something in it was new or changed.
  case updated(new: Int, changed: Int)
  /// Nothing in it was new or changed.
  case unchanged
  /// The server was not asked.
  case skipped(SkipReason)
  /// It failed.
  case failed(ReadingError)
}
