/// A sort criterion of a list.
public struct QueryOrder: Hashable, Sendable {
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case date, seen, updated, title, author, feed, folder, words
  }

  /// The default order of lists. `ArticleSortKey` decides between articles of the same date.
  public static let newestFirst = QueryOrder(.date, isDescending: true)

  public let key: Key
  /// Whether the largest value comes first.
  public let isDescending: Bool

  public init(_ key: Key, isDescending: Bool = false) {
    self.key = key
    self.isDescending = isDescending
  }
}
