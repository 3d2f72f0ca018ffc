public import Domain

/// The scene that keeps what was read and starred alike on a person's devices.
public enum DeviceSync {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Do this.
    case sync(SyncInput)
    /// Tell what was met meanwhile that keeps devices from being alike.
    case remind
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// How it is, a sentence each.
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    public let outcome: Outcome

    /// Makes a view model.
    public init(lines: [String], messages: [Message], exported: Exported, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.outcome = outcome
    }
  }
}
