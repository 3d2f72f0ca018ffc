/// Why a document outside the data directory cannot be used.
public enum DocumentError: Hashable, Sendable {
  /// The document does not exist.
  case missing
  /// The document cannot be read.
  case unreadable(reason: String)
  /// The document cannot be written.
  case unwritable(reason: String)
  /// The document is not an OPML list of subscriptions.
  case notAnOutline(line: Int, reason: String)
  /// The file is not a Newsboat cache.
  case notANewsboatDatabase(reason: String)
  /// Another program holds the lock.
  case locked
  /// The document is damaged.
  case damaged(reason: String)
  /// The document is not a feed.
  case notAFeed(FetchError)
}
