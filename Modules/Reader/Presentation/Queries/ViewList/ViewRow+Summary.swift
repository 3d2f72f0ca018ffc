import CoreScenes
import ReaderDomain
import ReaderScenes

extension ViewRow {
  init(_ summary: ViewSummary) {
    var counts: ViewCounts?
    var problem: String?
    switch summary.counts {
    case .success(let numbers): counts = numbers
    case .failure(let error): problem = QueryErrorWording.sentence(for: error)
    }
    self.init(
      name: summary.view.name, query: summary.view.query, unread: counts.map { CountWording.number($0.unread) } ?? "",
      articles: counts.map { CountWording.number($0.all) } ?? "", hasUnread: counts.map { $0.unread > 0 } ?? false, problem: problem,
      exported: Self.record(of: summary.view, counts, problem: problem))
  }

  /// The fields of a view. Numbers are null when nobody counted.
  static func record(of view: SavedView, _ counts: ViewCounts? = nil, problem: String? = nil) -> ExportedRecord {
    ExportedRecord([
      .init("name", .text(view.name.text)), .init("query", .text(view.query)), .init("articles", .number(orNull: counts?.all)),
      .init("unread", .number(orNull: counts?.unread)), .init("problem", .text(orNull: problem)),
    ])
  }
}
