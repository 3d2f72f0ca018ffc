/// What is wrong with a document outside the program's home.
public enum DocumentProblem: Hashable, Sendable {
  /// There is none.
  case missing
  /// It cannot be read.
  case unreadable(reason: String)
  /// It cannot be written.
  case unwritable(reason: String)
  /// It is no list of subscriptions.
  case notAnOutline(line: Int, reason: String)
  /// It is no feed.
  case notAFeed(FetchProblem)
}
