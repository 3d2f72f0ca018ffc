/// What is told of a feed that was checked: the model that presentation works with.
public struct CheckedFeed: Hashable, Sendable {
  /// What the person named.
  public let source: FeedSource
  /// Where the document came from in the end, after redirects; nil for one that came from no address.
  public let url: WebURL?
  /// Whether that is another address than the person named.
  public let isElsewhere: Bool
  /// The format.
  public let format: FeedFormat
  /// The title as plain text; empty when there is none.
  public let title: String
  /// How many items there are.
  public let items: Int
  /// What is wrong, first with the document, then with the items; empty when nothing is.
  public let findings: [FeedDiagnostic]
  /// When its server may be asked again, and why then; nil for a feed that came from no server.
  public let next: SkipReason?

  /// Makes a model.
  public init(
    source: FeedSource, url: WebURL? = nil, isElsewhere: Bool = false, format: FeedFormat, title: String = "", items: Int = 0,
    findings: [FeedDiagnostic] = [], next: SkipReason? = nil
  ) {
    self.source = source
    self.url = url
    self.isElsewhere = isElsewhere
    self.format = format
    self.title = title
    self.items = items
    self.findings = findings
    self.next = next
  }
}
