public import ReaderDomain
public import ReaderScenes

extension ImportExport {
  public enum Response: Hashable, Sendable {
    /// An OPML list was imported.
    case importedOPML(ImportReport)
    /// The feeds and articles of Newsboat were imported.
    case importedNewsboat(NewsboatImportReport)
    /// The user's subscriptions were exported.
    case exported(OutlineExport)
    /// The user's subscriptions and articles were exported.
    case exportedEverything(ArchiveExport)
    case failed(ReaderError)
  }
}
