import CoreDomain

/// Computes the sort keys of articles for an order. A store keeps these keys in memory instead of the articles' texts.
public struct QuerySorting: Sendable {
  private let criteria: [QueryOrder]
  private let feeds: [FeedID: QueryFeed]

  public init(_ order: SortCriteria) {
    criteria = order.criteria
    feeds = Dictionary(order.feeds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The sort key of an article. `body` returns the plain text of its body, and is called only if the order needs it.
  public func key<Failure>(of entry: ArticleWithStatus, body: () throws(Failure) -> String) throws(Failure) -> Key {
    var values: [Key.Value] = []
    for criterion in criteria {
      values.append(Key.Value(content: try content(criterion.key, of: entry.article, body: body), isDescending: criterion.isDescending))
    }
    return Key(values: values, place: entry.article.place)
  }

  /// Nil when the article has no such value.
  private func content<Failure>(
    _ key: QueryOrder.Key, of article: Article, body: () throws(Failure) -> String
  ) throws(Failure) -> Key.Content? {
    switch key {
    case .date: return .moment(article.date)
    case .seen: return .moment(article.firstSeen)
    case .updated: return article.updated.map(Key.Content.moment)
    case .title: return Self.text(article.title)
    case .author: return article.authors.first.flatMap { Self.text($0.shown) }
    case .feed: return feeds[article.feed].flatMap { Self.text($0.title) }
    case .folder: return feeds[article.feed].flatMap { Self.text($0.folder.text) }
    case .words:
      let count = QueryMatcher.Node.words(in: try body())
      return count > 0 ? .number(count) : nil
    }
  }

  private static func text(_ text: String) -> Key.Content? { text.isEmpty ? nil : .text(text.caseFolded) }

  /// The sort key of an article.
  public struct Key: Comparable, Sendable {
    enum Content: Equatable, Sendable {
      case moment(Timestamp)
      case text(String)
      case number(Int)

      static func < (left: Content, right: Content) -> Bool {
        switch (left, right) {
        case (.moment(let left), .moment(let right)): left < right
        case (.text(let left), .text(let right)): left.precedes(right)
        case (.number(let left), .number(let right)): left < right
        default: false
        }
      }
    }

    struct Value: Equatable, Sendable {
      let content: Content?
      let isDescending: Bool

      /// A missing value comes last, whatever the direction.
      func isBefore(_ other: Value) -> Bool {
        guard let content, let otherContent = other.content else { return content != nil }
        return isDescending ? otherContent < content : content < otherContent
      }
    }

    let values: [Value]
    let place: ArticleSortKey

    public static func < (left: Key, right: Key) -> Bool {
      for (value, other) in zip(left.values, right.values) where value != other { return value.isBefore(other) }
      return left.place < right.place
    }
  }
}
