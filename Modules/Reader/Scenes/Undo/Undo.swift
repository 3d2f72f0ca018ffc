public import CoreScenes
public import ReaderDomain

/// The scene that undoes actions of the user.
public enum Undo {
  public enum Request: Hashable, Sendable {
    case undo(UndoInput)
  }

  public struct ViewModel: SceneViewModel, Hashable {
    public let lines: [String]
    public let messages: [Message]
    public let exported: Exported
    /// Whether articles that were hidden are in lists again.
    public let listsAgain: Bool
    public let outcome: Outcome

    public init(lines: [String], messages: [Message], exported: Exported, listsAgain: Bool = false, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.listsAgain = listsAgain
      self.outcome = outcome
    }
  }
}
