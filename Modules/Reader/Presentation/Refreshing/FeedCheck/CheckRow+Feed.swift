import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

extension CheckRow {
  init(_ feed: CheckedFeed, now: LocalTime) {
    let source = Self.text(of: feed.source)
    self.init(
      source: source, summary: Self.summary(of: feed),
      sentences: feed.findings.isEmpty ? ["Nothing is wrong with it."] : feed.findings.map(DiagnosticWording.sentence(for:)),
      hasFindings: !feed.findings.isEmpty, next: feed.next.map { NextWording.sentence(afterCheck: $0, now: now) },
      exported: ExportedRecord([
        .init("source", .text(source)),
        .init("url", .text(orNull: feed.url?.shown)),
        .init("format", .text(feed.format.rawValue)),
        .init("title", .text(feed.title)),
        .init("items", .number(feed.items)),
        .init("findings", .list(feed.findings.map { .record(Self.record(of: $0)) })),
        .init("next_refresh", .moment(feed.next?.until)),
        .init("next_reason", .text(orNull: feed.next.map { NextWording.sentence(afterCheck: $0) })),
      ]))
  }

  private static func text(of source: FeedSource) -> String {
    switch source {
    case .document(let place): place.shown
    case .url(let given): URLRedaction.shown(given)
    }
  }

  private static func summary(of feed: CheckedFeed) -> String {
    let title = feed.title.isEmpty ? "a feed without a title" : "'\(feed.title)'"
    let summary = "\(title), \(feed.format.rawValue), \(CountWording.text(feed.items, "item"))"
    guard feed.isElsewhere, let url = feed.url else { return summary }
    return "\(summary), found at \(url.shown)"
  }

  private static func record(of finding: FeedDiagnostic) -> ExportedRecord {
    ExportedRecord([
      .init("kind", .text(DiagnosticWording.kind(of: finding))),
      .init("line", .number(orNull: finding.line)),
      .init("sentence", .text(DiagnosticWording.sentence(for: finding))),
    ])
  }
}
