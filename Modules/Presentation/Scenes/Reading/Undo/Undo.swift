public import Domain

/// The scene that undoes actions of the user.
public enum Undo {
  public enum Request: Hashable, Sendable {
    case undo(UndoInput)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    /// Sentences that say what was undone.
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
