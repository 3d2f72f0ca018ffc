/// Why the data of another program cannot be imported.
public enum ImportError: Hashable, Sendable {
  /// The document is not an OPML list of subscriptions. The line is 0 when it is unknown.
  case notAnOutline(FileLocation, line: Int, reason: String)
  /// The list has more feeds than `ImportSubscriptions.maximumFeeds`.
  case tooManyFeeds(FileLocation, feeds: Int)
  /// The file is not a Newsboat cache.
  case notANewsboatDatabase(FileLocation, reason: String)
  /// The other program holds the lock of its file.
  case locked(FileLocation)
  case damaged(FileLocation, reason: String)
}
