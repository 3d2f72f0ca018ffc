public import CoreScenes
public import ReaderDomain

/// A row of a list of views: the texts to show, and the fields for `--json` and `--plain`.
public struct ViewRow: Hashable, Sendable {
  public let name: ViewName
  public let query: String
  /// Empty when the query cannot be used.
  public let unread: String
  public let articles: String
  public let hasUnread: Bool
  /// Why the query cannot be used; nil when it can be.
  public let problem: String?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(
    name: ViewName, query: String, unread: String, articles: String, hasUnread: Bool, problem: String?, exported: ExportedRecord
  ) {
    self.name = name
    self.query = query
    self.unread = unread
    self.articles = articles
    self.hasUnread = hasUnread
    self.problem = problem
    self.exported = exported
  }
}
