public import ReaderDomain
public import ReaderScenes

extension Undo {
  public enum Response: Hashable, Sendable {
    case undone(UndoResult)
    /// Nothing was undone.
    case failed(ReaderError)
  }
}
