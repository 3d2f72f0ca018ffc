import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

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
}
