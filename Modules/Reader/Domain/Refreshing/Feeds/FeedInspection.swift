public import CoreDomain

/// A feed and the diagnostics of its document.
public struct FeedInspection: Hashable, Sendable {
  /// The feed after all repairs.
  public let feed: Feed
  /// The diagnostics in the order in which they were found; empty when the document has no errors.
  public let findings: [FeedDiagnostic]
  /// The URL of the document after redirects; nil when the document did not come from the web.
  public let url: WebURL?
  public let metadata: ResponseMetadata

  public init(feed: Feed, findings: [FeedDiagnostic] = [], url: WebURL? = nil, metadata: ResponseMetadata = .none) {
    self.feed = feed
    self.findings = findings
    self.url = url
    self.metadata = metadata
  }
}
