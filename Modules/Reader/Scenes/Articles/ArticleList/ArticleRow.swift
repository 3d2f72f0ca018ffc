import CoreDomain
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
  /// Today's hour of publication, or the time since; see `TimeWording`.
  public let age: String
  /// The other feeds that contain a duplicate of the article, as text; empty without duplicates, or when the query does not look for them.
  public let elsewhere: String
  /// The duplicates of the article in other feeds; empty like `elsewhere`.
  public let duplicates: [ArticleID]
  /// The user's own tags, as `#a #b`; empty without tags.
  public let tags: String
  public let status: ArticleStatus
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: ArticleSummary, now: LocalTime) {
    let article = summary.article
    id = article.id.short
    place = article.place
    title = article.title
    url = article.url?.link
    feedTitle = summary.feedTitle
    age = TimeWording.short(article.date, now: now)
    status = summary.status
    tags = TagWording.text(status.tags)
    elsewhere = summary.duplicates.isEmpty ? "" : "also in \(ListWording.text(summary.duplicates.map(\.feedTitle)))"
    duplicates = summary.duplicates.map(\.id)
    exported = Self.record(of: summary)
  }

  /// The fields for `--json` and `--plain`.
  public static func record(of summary: ArticleSummary) -> ExportedRecord {
    let article = summary.article
    let fields: [ExportedRecord.Field] =
      [
        .init("id", .text(article.id.text)),
        .init("title", .text(article.title)),
        .init("url", .text(orNull: article.url?.link)),
        .init("feed", .text(article.feed.text)),
        .init("feed_title", .text(summary.feedTitle)),
        .init("folder", .text(summary.folder.text)),
        .init("authors", .texts(article.authors.map(\.shown))),
        .init("published", .moment(article.published)),
        .init("updated", .moment(article.updated)),
        .init("is_read", .bool(summary.status.isRead)),
      ] + MarkWords.all.map { .init("is_\($0.adjective)", .bool(summary.status.has($0.mark))) }
      + [.init("first_seen", .moment(article.firstSeen)), .init("own_tags", .texts(summary.status.tags.map(\.text)))]
    guard !summary.duplicates.isEmpty else { return ExportedRecord(fields) }
    return ExportedRecord(fields + [.init("also_as", .texts(summary.duplicates.map(\.id.text)))])
  }
}
