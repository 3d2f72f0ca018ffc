/// Selects the articles of an edition.
public struct EditionQuery: Hashable, Sendable {
  /// A query in the query language; nil for all unread articles.
  public let text: String?

  /// The default number of articles of an edition: enough for a choice of what to read at breakfast.
  public static let usualArticles = 60
  /// The maximum number of articles, whatever the query's limit is, because an edition is in memory.
  public static let maximumArticles = 300

  public init(_ text: String? = nil) {
    self.text = text
  }
}
