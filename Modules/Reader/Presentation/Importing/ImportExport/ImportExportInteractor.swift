public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Imports and exports OPML lists, and imports from Newsboat.
public final class ImportExportInteractor: Interactor {
  private let importOPML: any UseCase<FileLocation, ImportReport, ReaderError>
  private let importNewsboat: any UseCase<NewsboatFiles, NewsboatImportReport, ReaderError>
  private let export: any UseCase<ExportInput, OutlineExport, ReaderError>
  private let exportEverything: any UseCase<String, ArchiveExport, ReaderError>
  private let presenter: any Presenter<ImportExport.Response>

  public init(
    importOPML: any UseCase<FileLocation, ImportReport, ReaderError>,
    importNewsboat: any UseCase<NewsboatFiles, NewsboatImportReport, ReaderError>,
    export: any UseCase<ExportInput, OutlineExport, ReaderError>, exportEverything: any UseCase<String, ArchiveExport, ReaderError>,
    presenter: any Presenter<ImportExport.Response>
  ) {
    self.importOPML = importOPML
    self.importNewsboat = importNewsboat
    self.export = export
    self.exportEverything = exportEverything
    self.presenter = presenter
  }

  public func perform(_ request: ImportExport.Request) async {
    do throws(ReaderError) {
      switch request {
      case .importOPML(let place): presenter.present(.importedOPML(try await importOPML(place)))
      case .importNewsboat(let place): presenter.present(.importedNewsboat(try await importNewsboat(place)))
      case .export(let input): presenter.present(.exported(try await export(input)))
      case .exportEverything(let folder): presenter.present(.exportedEverything(try await exportEverything(folder)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
