public import Domain
public import Scenes

extension Undo {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// This was taken back.
    case undone(UndoResult)
    /// Nothing was.
    case failed(ReadingError)
  }
}
