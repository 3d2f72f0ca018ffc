/// The result for one subscription of a refresh.
public enum FetchResult: Hashable, Sendable {
  /// The feed has new or changed articles: these new ones, in the order of the document, and a number of changed ones.
  case updated(new: [ArticleID], changed: Int, hidden: Int = 0)
  /// The feed has no new or changed articles.
  case unchanged
  /// No request was sent.
  case skipped(SkipReason)
  /// The refresh of the feed failed.
  case failed(ReaderError)
}
