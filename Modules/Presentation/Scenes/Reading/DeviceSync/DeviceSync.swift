public import Domain

/// The scene that syncs read and starred marks between the user's devices.
public enum DeviceSync {
  public enum Request: Hashable, Sendable {
    case sync(SyncInput)
    /// Report sync problems that occurred in the meantime.
    case remind
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// Sentences about the sync state.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    public init(lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
