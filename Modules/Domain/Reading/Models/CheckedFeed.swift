/// The result of checking a feed, as the presentation layer uses it.
public struct CheckedFeed: Hashable, Sendable {
  /// The source that the user named.
  public let source: FeedSource
  /// The URL of the document after redirects; nil when the document did not come from the web.
  public let url: WebURL?
  /// Whether `url` differs from the URL that the user named.
  public let isElsewhere: Bool
  public let format: FeedFormat
  /// The title as plain text; empty when the feed has no title.
  public let title: String
  /// The number of items.
  public let items: Int
  /// The diagnostics of the document, then those of the items.
  public let findings: [FeedDiagnostic]
  /// When the feed may be requested again, and why not earlier; nil when the feed did not come from a server.
  public let next: SkipReason?

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
