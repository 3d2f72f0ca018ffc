public import CoreDomain

/// The scene that shows and changes the user's settings.
public enum SettingList {
  public enum Request: Hashable, Sendable {
    case show
    case change(SettingChange)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [SettingRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(rows: [SettingRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
