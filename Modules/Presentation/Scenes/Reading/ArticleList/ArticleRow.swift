public import Domain

/// A row of a list of articles: the texts as they are shown, and beside them the values for programs.
public struct ArticleRow: Hashable, Sendable {
  /// The beginning of the id, as people type it.
  public let id: String
  /// The title.
  public let title: String
  /// The title of its feed.
  public let feedTitle: String
  /// How long ago it was published.
  public let age: String
  /// The titles of other feeds with which the same article came, as a text; empty when there are none or when nobody asked.
  public let elsewhere: String
  /// What the person did with it.
  public let status: ArticleStatus
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of an article as it stands at `now`.
  public init(_ summary: ArticleSummary, now: Timestamp) {
    let article = summary.article
    id = article.id.short
    title = article.title
    feedTitle = summary.feedTitle
    age = AgeWording.text(of: article.date, now: now)
    status = summary.status
    elsewhere = summary.duplicates.isEmpty ? "" : "also in \(ListWording.text(summary.duplicates.map(\.feedTitle)))"
    exported = Self.record(of: summary)
  }

  private static func record(of summary: ArticleSummary) -> ExportedRecord {
    let article = summary.article
    let fields: [ExportedRecord.Field] = [
      .init("id", .text(article.id.text)),
      .init("title", .text(article.title)),
      .init("url", .text(orNothing: article.url?.link)),
      .init("feed", .text(article.feed.text)),
      .init("feed_title", .text(summary.feedTitle)),
      .init("folder", .text(summary.folder.text)),
      .init("authors", .texts(article.authors.map(\.shown))),
      .init("published", .moment(article.published)),
      .init("updated", .moment(article.updated)),
      .init("is_read", .bool(summary.status.isRead)),
      .init("is_starred", .bool(summary.status.isStarred)),
    ]
    guard !summary.duplicates.isEmpty else { return ExportedRecord(fields) }
    return ExportedRecord(fields + [.init("also_as", .texts(summary.duplicates.map(\.id.text)))])
  }
}
