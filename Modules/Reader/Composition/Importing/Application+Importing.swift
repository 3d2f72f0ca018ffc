public import CoreComposition
public import CoreScenes
import CoreTerminal
import ReaderPresentation
public import ReaderScenes
import ReaderTerminal

extension Application {
  /// The scene that imports and exports OPML lists, and imports from Newsboat.
  public func importExport(isDryRun: Bool = false) -> any Interactor<ImportExport.Request> {
    let importing = ImportingFeature(repositories: repositories(isDryRun: isDryRun))
    let display = display(text: ImportExportTextDisplay(terminal: terminal))
    return tracing.traced(
      ImportExportInteractor(
        importOPML: importing.importSubscriptions, importNewsboat: importing.importNewsboat, export: importing.exportSubscriptions,
        exportEverything: importing.exportEverything, presenter: tracing.traced(ImportExportPresenter(display: display))))
  }
}
