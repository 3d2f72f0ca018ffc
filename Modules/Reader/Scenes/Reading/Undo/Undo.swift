public import CoreScenes
public import ReaderDomain

/// The scene that undoes actions of the user.
public enum Undo {
  public enum Request: Hashable, Sendable {
    case undo(UndoInput)
  }

  public typealias ViewModel = SentencesViewModel
}
