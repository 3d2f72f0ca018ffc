public import Domain
public import Screens

extension OutlineTransfer {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// A list was taken in.
    case takenIn(ImportReport)
    /// Another reader's feeds and articles were taken over.
    case takenOver(ArchiveReport)
    /// The person's list was given out.
    case givenOut(OutlineExport)
    /// It could not be done.
    case failed(ReadingError)
  }
}
