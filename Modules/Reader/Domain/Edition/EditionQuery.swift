/// Selects the articles of an edition.
public struct EditionQuery: Hashable, Sendable {
  /// The conditions in the language of queries; nil for all unread articles.
  public let text: String?

  /// The number of articles that an edition has unless the query says otherwise: what one reads at breakfast, with some choice.
  public static let usualArticles = 60
  /// The maximum number of articles, whatever the query says. It limits the memory that an edition takes.
  public static let maximumArticles = 300

  public init(_ text: String? = nil) {
    self.text = text
  }
}
