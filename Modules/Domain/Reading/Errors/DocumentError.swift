/// What is wrong with a document outside the program's home.
public enum DocumentError: Hashable, Sendable {
  /// There is none.
  case missing
  /// It cannot be read.
  case unreadable(reason: String)
  /// It cannot be written.
  case unwritable(reason: String)
  /// It is no list of subscriptions.
  case notAnOutline(line: Int, reason: String)
  /// It is no file of another reader's articles.
  case notAnArchive(reason: String)
  /// Another program is changing it.
  case locked
  /// It is broken.
  case damaged(reason: String)
  /// It is no feed.
  case notAFeed(FetchError)
}
