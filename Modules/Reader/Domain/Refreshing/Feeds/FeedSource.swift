/// The source of a feed to check, followed or not.
public enum FeedSource: Hashable, Sendable {
  /// A file or standard input.
  case document(FileLocation)
  /// A URL as the user typed it.
  case url(String)
}
