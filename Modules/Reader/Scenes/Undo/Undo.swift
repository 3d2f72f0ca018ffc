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
    /// Whether articles were hidden or shown again.
    public let changesHidden: Bool
    public let outcome: Outcome

    public init(lines: [String], messages: [Message], exported: Exported, changesHidden: Bool = false, outcome: Outcome) {
      self.lines = lines
      self.messages = messages
      self.exported = exported
      self.changesHidden = changesHidden
      self.outcome = outcome
    }
  }
}
