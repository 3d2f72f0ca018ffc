import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

extension ArticleRow {
  /// - Parameter isUnique: whether the list shows an article once that several feeds have.
  init(_ summary: ArticleSummary, now: LocalTime, dates: ArticleListLayout.DateForm = .age, isUnique: Bool = false) {
    let article = summary.article
    self.init(
      id: article.id.short, place: article.place, title: article.title, url: article.url?.link, feedTitle: summary.feedTitle,
      date: dates.text(of: article.date, now: now), author: article.authors.map(\.shown).joined(separator: ", "),
      elsewhere: summary.duplicates.isEmpty ? "" : "also in \(ListWording.text(summary.duplicates.map(\.feedTitle)))",
      duplicates: summary.duplicates.map(\.id), tags: TagWording.text(summary.status.tags),
      signs: MarkWording.signs(for: summary.status), status: summary.status, exported: Self.record(of: summary, isUnique: isUnique))
  }
}
