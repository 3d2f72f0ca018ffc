public import Domain

/// What is told of a feed that was checked: the texts as they are shown, and beside them the values for programs.
public struct CheckRow: Hashable, Sendable {
  /// What the person named.
  public let source: String
  /// What it is.
  public let summary: String
  /// What is wrong with it, a sentence each; one that nothing is, when nothing is.
  public let sentences: [String]
  /// Whether something is wrong.
  public let hasFindings: Bool
  /// When its server may be asked again; nil for a feed that came from no server.
  public let next: String?
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of a feed.
  public init(_ feed: CheckedFeed) {
    source = Self.text(of: feed.source)
    summary = Self.summary(of: feed)
    sentences = feed.findings.isEmpty ? ["Nothing is wrong with it."] : feed.findings.map(DiagnosticWording.sentence(for:))
    hasFindings = !feed.findings.isEmpty
    next = feed.next.map(NextWording.sentence(afterCheck:))
    exported = ExportedRecord([
      .init("source", .text(source)),
      .init("url", .text(orNothing: feed.url?.shown)),
      .init("format", .text(feed.format.rawValue)),
      .init("title", .text(feed.title)),
      .init("items", .number(feed.items)),
      .init("findings", .list(feed.findings.map { .record(Self.record(of: $0)) })),
      .init("next_refresh", .moment(feed.next?.until)),
      .init("next_reason", .text(orNothing: next)),
    ])
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
      .init("line", .number(orNothing: finding.line)),
      .init("sentence", .text(DiagnosticWording.sentence(for: finding))),
    ])
  }
}
