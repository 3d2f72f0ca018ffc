/// The storage format and size of the data directory.
public struct StorageState: Hashable, Sendable {
  public let kind: StorageKind
  /// The number of feeds that were ever stored.
  public let feeds: Int
  /// The number of articles.
  public let articles: Int
  /// The disk usage of the articles and their accompanying files, in bytes.
  public let bytes: Int

  public init(kind: StorageKind, feeds: Int, articles: Int, bytes: Int) {
    self.kind = kind
    self.feeds = feeds
    self.articles = articles
    self.bytes = bytes
  }
}
