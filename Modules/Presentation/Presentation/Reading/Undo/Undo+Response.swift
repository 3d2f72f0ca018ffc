public import Domain
public import Scenes

extension Undo {
  public enum Response: Hashable, Sendable {
    case undone(UndoResult)
    /// Nothing was undone.
    case failed(ReadingError)
  }
}
