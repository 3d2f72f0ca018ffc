import CoreDomain
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

extension ArticleRow {
  init(_ summary: ArticleSummary, now: LocalTime) {
    let article = summary.article
    self.init(
      id: article.id.short, place: article.place, title: article.title, url: article.url?.link, feedTitle: summary.feedTitle,
      age: TimeWording.short(article.date, now: now),
      elsewhere: summary.duplicates.isEmpty ? "" : "also in \(ListWording.text(summary.duplicates.map(\.feedTitle)))",
      duplicates: summary.duplicates.map(\.id), tags: TagWording.text(summary.status.tags), status: summary.status,
      exported: Self.record(of: summary))
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
