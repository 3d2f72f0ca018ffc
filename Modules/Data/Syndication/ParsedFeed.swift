public import Domain

/// A feed and what had to be repaired to read it.
public struct ParsedFeed: Hashable, Sendable {
  /// The feed.
  public let feed: Feed
  /// What was repaired, in the order of the work; empty for a document without faults.
  public let repairs: [FeedDiagnostic]
  /// Why the XML was repaired, where the repairs do not say so themselves; nil for a document that needed no repair of its XML.
  public let fault: MarkupDiagnostic?

  /// Whether the document broke off, so that items may be missing.
  package var isCutOff: Bool {
    repairs.contains { if case .cutOff = $0 { true } else { false } }
  }

  /// Puts the parts together.
  public init(feed: Feed, repairs: [FeedDiagnostic] = [], fault: MarkupDiagnostic? = nil) {
    self.feed = feed
    self.repairs = repairs
    self.fault = fault
  }
}
