/// An order of a list other than the newest first, with the feeds of the articles.
public struct SortCriteria: Hashable, Sendable, CustomStringConvertible {
  /// The sort criteria, the most important first. Articles that are equal in all of them are listed newest first.
  public let criteria: [QueryOrder]
  /// The feeds of the articles. A use case sets them.
  public var feeds: [QueryFeed]

  public init(_ criteria: [QueryOrder], feeds: [QueryFeed] = []) {
    self.criteria = criteria
    self.feeds = feeds
  }

  /// Whether the bodies of articles are needed.
  public var needsBody: Bool { criteria.contains { $0.key == .words } }

  public var description: String { Query(order: criteria).text }
}
