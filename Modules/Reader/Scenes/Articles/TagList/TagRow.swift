public import CoreScenes

/// A row of the list of tags.
public struct TagRow: Hashable, Sendable {
  /// The tag as a query finds it: `#linux`.
  public let name: String
  /// How many articles and feeds have the tag.
  public let counts: String
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(name: String, counts: String, exported: ExportedRecord) {
    self.name = name
    self.counts = counts
    self.exported = exported
  }
}
