public import Domain
public import Scenes

extension ImportExport {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// A list was taken in.
    case importedOPML(ImportReport)
    /// Another reader's feeds and articles were taken over.
    case importedNewsboat(NewsboatImportReport)
    /// The person's list was given out.
    case exported(OutlineExport)
    /// It could not be done.
    case failed(ReadingError)
  }
}
