public import CoreDomain

/// What the use cases and repositories of the reader throw: the error of a feature, or one that every feature has.
public enum ReaderError: PersistenceErrorConvertible, Hashable, Sendable {
  case subscription(SubscriptionError)
  case feed(FeedError)
  case article(ArticleError)
  /// The text is no query.
  case query(QueryError)
  /// The saved views cannot be changed as asked.
  case view(ViewError)
  /// The rules cannot be changed as asked.
  case rule(RuleChangeError)
  case undo(UndoError)
  /// The feed server cannot be used.
  case server(ServerError)
  /// The data of another program cannot be imported.
  case importing(ImportError)
  /// An episode cannot be queued, downloaded or played.
  case podcast(PodcastError)
  /// A document outside the data directory cannot be used.
  case document(FileLocation, DocumentError)
  /// The user's stored data cannot be read or written.
  case store(PersistenceError)
  /// The configuration is invalid or cannot be read.
  case configuration(ConfigurationError)
  /// The work was cancelled.
  case cancelled
}
