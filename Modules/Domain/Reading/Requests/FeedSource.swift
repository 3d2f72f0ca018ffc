/// Where a feed is that a person wants to know about, followed or not.
public enum FeedSource: Hashable, Sendable {
  /// In a file, or on standard input.
  case document(FileLocation)
  /// At this address, as the person gave it.
  case url(String)
}
