public import CoreScenes

/// The result of checking a feed: the texts to show, and the fields for `--json` and `--plain`.
public struct CheckRow: Hashable, Sendable {
  /// The file or URL that the user named.
  public let source: String
  /// The feed's title, format and number of items.
  public let summary: String
  /// One sentence for each problem, or a single sentence that says that the feed has no problem.
  public let sentences: [String]
  /// Whether the feed has problems.
  public let hasFindings: Bool
  /// When the feed may be requested again; nil for a local file.
  public let next: String?
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(source: String, summary: String, sentences: [String], hasFindings: Bool, next: String?, exported: ExportedRecord) {
    self.source = source
    self.summary = summary
    self.sentences = sentences
    self.hasFindings = hasFindings
    self.next = next
    self.exported = exported
  }
}
