public import CoreScenes

/// A row of a list of feeds: the texts to show, and the fields for `--json` and `--plain`.
public struct FeedRow: Hashable, Sendable {
  public let id: String
  public let title: String
  /// The folder path; empty at the top level.
  public let folder: String
  /// The user's tags of the feed, as `#a #b`; empty without tags.
  public let tags: String
  public let unread: String
  public let hasUnread: Bool
  public let articles: String
  /// The time since the last successful fetch, or `never`; see `RelativeDateWording`.
  public let age: String
  /// The error of the last fetch, or else the parts of the feed that were left out; then the settings that are not sent or
  /// have no effect. Nil without a problem.
  public let problem: MessageText?
  /// When the feed is requested again; nil when the last fetch succeeded.
  public let next: MessageText?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(
    id: String, title: String, folder: String, tags: String, unread: String, hasUnread: Bool, articles: String, age: String,
    problem: MessageText?, next: MessageText?, exported: ExportedRecord
  ) {
    self.id = id
    self.title = title
    self.folder = folder
    self.tags = tags
    self.unread = unread
    self.hasUnread = hasUnread
    self.articles = articles
    self.age = age
    self.problem = problem
    self.next = next
    self.exported = exported
  }
}
