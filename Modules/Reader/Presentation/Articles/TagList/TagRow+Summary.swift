import CoreScenes
import ReaderDomain
import ReaderScenes

extension TagRow {
  init(_ summary: TagSummary) {
    let unread = summary.unread == 0 ? "" : " (\(CountWording.number(summary.unread)) unread)"
    let feeds = summary.feeds == 0 ? "" : ", \(CountWording.text(summary.feeds, "feed"))"
    self.init(
      name: TagWording.text([summary.name]), counts: "\(CountWording.text(summary.articles, "article"))\(unread)\(feeds)",
      exported: ExportedRecord([
        .init("name", .text(summary.name.text)), .init("articles", .number(summary.articles)), .init("unread", .number(summary.unread)),
        .init("feeds", .number(summary.feeds)),
      ]))
  }
}
