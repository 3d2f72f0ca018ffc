public import Domain

/// The scene that shows the person's settings and changes them.
public enum SettingList {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Show all settings.
    case show
    /// Change one.
    case change(SettingChange)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// The settings and their values.
    public let rows: [SettingRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(rows: [SettingRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
