/// A feed, and what was wrong with its document.
public struct FeedInspection: Hashable, Sendable {
  /// The feed, as it was read in the end.
  public let feed: Feed
  /// What is wrong with the document, in the order of the work; empty for a document without faults.
  public let findings: [FeedDiagnostic]
  /// Where the document came from in the end, after redirects; nil for one that came from no address.
  public let url: WebURL?
  /// What the server said beside it.
  public let metadata: ResponseMetadata

  /// Puts the parts together.
  public init(feed: Feed, findings: [FeedDiagnostic] = [], url: WebURL? = nil, metadata: ResponseMetadata = .none) {
    self.feed = feed
    self.findings = findings
    self.url = url
    self.metadata = metadata
  }
}
