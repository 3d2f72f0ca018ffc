public import ReaderDomain

/// A feed, and the repairs that were needed to parse it.
public struct ParsedFeed: Hashable, Sendable {
  public let feed: Feed
  /// The repairs in the order in which they were made; empty for a well-formed document.
  public let repairs: [FeedDiagnostic]
  /// Why the XML was repaired, when the repairs themselves do not show it; nil when the XML needed no repair.
  public let fault: MarkupDiagnostic?

  /// Whether the document is truncated, so that items may be missing.
  package var isCutOff: Bool {
    repairs.contains { if case .cutOff = $0 { true } else { false } }
  }

  public init(feed: Feed, repairs: [FeedDiagnostic], fault: MarkupDiagnostic? = nil) {
    var feed = feed
    feed.gaps = DocumentGaps(repairs)
    self.feed = feed
    self.repairs = repairs
    self.fault = fault
  }
}
