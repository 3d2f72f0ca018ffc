/// A query for articles, as a syntax tree: `is:unread (kernel or mesa) -feed:lwn sort:-date limit:50`.
///
/// `init(_:)` parses a text, and `text` writes it. `QueryMatcher` evaluates the condition.
public struct Query: Hashable, Sendable {
  /// The condition that articles must meet; nil for all articles.
  public var condition: QueryCondition?
  /// The sort criteria, the most important first; empty for the default order, newest first.
  public var order: [QueryOrder]
  /// The maximum number of articles; nil for all.
  public var limit: Int?
  /// Whether duplicates are listed once.
  public var isUnique: Bool

  /// The maximum length of the text in bytes.
  public static let maximumBytes = 4096
  /// The maximum nesting depth of parentheses, and of views that name views.
  public static let deepest = 64
  /// The maximum length in bytes after the names of views are replaced with their queries.
  public static let maximumExpandedBytes = 65_536

  /// The query for all articles.
  public static let all = Query()

  public init(condition: QueryCondition? = nil, order: [QueryOrder] = [], limit: Int? = nil, isUnique: Bool = false) {
    self.condition = condition
    self.order = order
    self.limit = limit
    self.isUnique = isUnique
  }

  /// Whether a word excludes articles by a field, a tag or a view: `-has:audio`, `-#tea`, `-@later`.
  public static func isExclusion(_ word: String) -> Bool {
    guard word.hasPrefix("-") else { return false }
    let rest = word.dropFirst()
    if rest.hasPrefix("#") || rest.hasPrefix("@") { return true }
    guard let colon = rest.firstIndex(of: ":") else { return false }
    return QueryKey(String(rest[..<colon])) != nil
  }

  /// Whether the query has modifiers: an order, a limit or `unique:`.
  public var hasModifiers: Bool { !order.isEmpty || limit != nil || isUnique }

  /// The query with which articles are listed. If the query is only `@name`, the view's modifiers apply where the query has none of its
  /// own.
  public var asListed: Query {
    guard case .view(_, let view)? = condition else { return self }
    let inherited = view.asListed
    return Query(
      condition: condition, order: order.isEmpty ? inherited.order : order, limit: limit ?? inherited.limit,
      isUnique: isUnique || inherited.isUnique)
  }
}
