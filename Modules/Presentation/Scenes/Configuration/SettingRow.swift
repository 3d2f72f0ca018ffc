public import Domain

/// A row of a list of settings: the texts as they are shown, and beside them the values for programs.
public struct SettingRow: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The value.
  public let value: String
  /// What there is to add; empty when the person chose the value.
  public let note: String
  /// The values for programs.
  public let exported: ExportedRecord

  /// Makes the row of a setting.
  public init(_ summary: SettingSummary) {
    name = summary.key.rawValue
    value =
      switch summary.value {
      case .url(let url): url.shown
      case .limit: summary.value.text
      }
    note = summary.isChosen ? "" : "standard"
    exported = ExportedRecord([
      .init("key", .text(name)),
      .init("value", .text(value)),
      .init("is_standard", .bool(!summary.isChosen)),
    ])
  }
}
