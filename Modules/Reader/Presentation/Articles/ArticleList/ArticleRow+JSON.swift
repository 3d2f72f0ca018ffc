import CoreDomain
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

extension ArticleRow {
  /// An article of `list` and `search`: its fields for `--json` and `--plain`.
  /// - Parameter isUnique: whether the list shows an article once that several feeds have. Each of its records then has the same fields.
  public static func record(of summary: ArticleSummary, isUnique: Bool = false) -> ExportedRecord {
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
    guard isUnique || !summary.duplicates.isEmpty else { return ExportedRecord(fields) }
    return ExportedRecord(fields + [.init("also_as", .texts(summary.duplicates.map(\.id.text)))])
  }
}
