public import CoreDomain

/// A row of a list of settings: the texts to show, and the fields for `--json` and `--plain`.
public struct SettingRow: Hashable, Sendable {
  public let name: String
  public let value: String
  /// `default` for a value that the user did not set, `not set` without a value; empty for a value that the user set.
  public let note: String
  /// The fields for `--json` and `--plain`.
  public let exported: ExportedRecord

  public init(_ summary: SettingSummary) {
    name = summary.key.name
    let shown: String? =
      switch summary.value {
      case .url(let url): url.shown
      case .text(let text): URLRedaction.shown(text)
      case .limit, .words, nil: summary.value?.text
      }
    value = shown ?? ""
    note = summary.isSetByUser ? "" : shown == nil ? "not set" : "default"
    exported = ExportedRecord([
      .init("key", .text(name)),
      .init("value", .text(orNull: shown)),
      .init("is_standard", .bool(!summary.isSetByUser)),
    ])
  }
}
