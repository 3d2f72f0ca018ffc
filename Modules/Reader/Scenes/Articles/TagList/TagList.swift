public import CoreScenes

/// The scene that lists the user's own tags.
public enum TagList {
  public enum Request: Hashable, Sendable {
    /// List all tags.
    case show
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let rows: [TagRow]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(rows: [TagRow], messages: [Message], exported: Exported, outcome: Outcome) {
      self.rows = rows
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
