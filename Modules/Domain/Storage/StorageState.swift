/// How a home is kept.
public struct StorageState: Hashable, Sendable {
  /// In which way.
  public let kind: StorageKind
  /// How many feeds were ever taken in.
  public let feeds: Int
  /// How many articles there are.
  public let articles: Int
  /// The room that they take on the disk with everything beside them, in bytes.
  public let bytes: Int

  /// Puts the numbers together.
  public init(kind: StorageKind, feeds: Int, articles: Int, bytes: Int) {
    self.kind = kind
    self.feeds = feeds
    self.articles = articles
    self.bytes = bytes
  }
}
