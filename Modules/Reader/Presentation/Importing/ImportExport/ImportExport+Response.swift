public import ReaderDomain
public import ReaderScenes

extension ImportExport {
  public enum Response: Hashable, Sendable {
    case importedOPML(ImportReport)
    case importedNewsboat(NewsboatImportReport)
    case exported(OutlineExport)
    case exportedEverything(ArchiveExport)
    case failed(ReaderError)
  }
}
