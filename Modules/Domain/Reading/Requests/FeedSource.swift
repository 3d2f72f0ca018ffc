/// Where a feed is that a person wants to know about, followed or not.
public enum FeedSource: Hashable, Sendable {
  /// In a file, or on standard input.
  case document(DocumentPlace)
  /// At this address, as the person gave it.
  case address(String)
}
