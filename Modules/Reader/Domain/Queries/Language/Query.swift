/// What a user looks for, as a tree: `is:unread (kernel or mesa) -feed:lwn sort:-date limit:50`.
///
/// `init(_:)` reads a text, and `text` writes it. `QueryMatcher` evaluates it.
public struct Query: Hashable, Sendable {
  /// The condition that articles must meet; nil for all articles.
  public var condition: QueryCondition?
  /// The order of the list, the first criterion first; empty for the order of all lists.
  public var order: [QueryOrder]
  /// The maximum number of articles; nil for all.
  public var limit: Int?
  /// Whether duplicates are listed once.
  public var isUnique: Bool

  /// The maximum length of the text in bytes.
  public static let maximumBytes = 4096
  /// The maximum depth of parentheses, and of views that name views.
  public static let deepest = 64
  /// The maximum length in bytes with the queries of all views in place of their names.
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

  /// Whether the query says how to list, and not only what.
  public var hasModifiers: Bool { !order.isEmpty || limit != nil || isUnique }

  /// The query as it lists articles: if it is only `@name`, the modifiers of that view count where it has none of its own.
  public var asListed: Query {
    guard case .view(_, let view)? = condition else { return self }
    let inherited = view.asListed
    return Query(
      condition: condition, order: order.isEmpty ? inherited.order : order, limit: limit ?? inherited.limit,
      isUnique: isUnique || inherited.isUnique)
  }
}
