public import CoreScenes
public import ReaderDomain

/// A row of a list of articles: the texts to show, and the fields for `--json` and `--plain`.
public struct ArticleRow: Hashable, Sendable {
  /// The short form of the id, which users type.
  public let id: String
  /// The place in the list, which also contains the whole id: a view asks for the rows around it.
  public let place: ArticleSortKey
  public let title: String
  /// The URL of the article's page; nil for none.
  public let url: String?
  public let feedTitle: String
  /// The date of publication, in the form that the user has chosen; see `ArticleListLayout`.
  public let date: String
  /// The names of the authors; empty without authors.
  public let author: String
  /// The other feeds that contain a duplicate of the article, as text; empty without duplicates, or when the query does not look for them.
  public let elsewhere: String
  /// The duplicates of the article in other feeds; empty like `elsewhere`.
  public let duplicates: [ArticleID]
  /// The user's own tags, as `#a #b`; empty without tags.
  public let tags: String
  /// The symbols for unread and for marks such as a star, always two characters wide.
  public let signs: String
  /// The status of the article. A view that shows a change at once, as the full screen does, applies the change to it.
  public let status: ArticleStatus
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(
    id: String, place: ArticleSortKey, title: String, url: String?, feedTitle: String, date: String, author: String, elsewhere: String,
    duplicates: [ArticleID], tags: String, signs: String, status: ArticleStatus, exported: ExportedRecord
  ) {
    self.id = id
    self.place = place
    self.title = title
    self.url = url
    self.feedTitle = feedTitle
    self.date = date
    self.author = author
    self.elsewhere = elsewhere
    self.duplicates = duplicates
    self.tags = tags
    self.signs = signs
    self.status = status
    self.exported = exported
  }

  public var isRead: Bool { status.isRead }
}
