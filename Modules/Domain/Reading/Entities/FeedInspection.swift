/// A feed, and what was wrong with its document.
public struct FeedInspection: Hashable, Sendable {
  /// The feed, as it was read in the end.
  public let feed: Feed
  /// What is wrong with the document, in the order of the work; empty for a document without faults.
  public let findings: [FeedFinding]
  /// Where the document came from in the end, after redirects; nil for one that came from no address.
  public let address: WebAddress?
  /// What the server said beside it.
  public let terms: AnswerTerms

  /// Puts the parts together.
  public init(feed: Feed, findings: [FeedFinding] = [], address: WebAddress? = nil, terms: AnswerTerms = .none) {
    self.feed = feed
    self.findings = findings
    self.address = address
    self.terms = terms
  }
}
