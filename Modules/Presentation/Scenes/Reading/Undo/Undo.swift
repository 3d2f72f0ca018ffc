public import Domain

/// The scene that takes back what was done.
public enum Undo {
  /// What it can be asked.
  public enum Request: Hashable, Sendable {
    /// Take this back.
    case undo(UndoInput)
  }

  /// What it shows.
  public struct ViewModel: SceneViewModel, Hashable {
    /// What was taken back, a sentence.
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
