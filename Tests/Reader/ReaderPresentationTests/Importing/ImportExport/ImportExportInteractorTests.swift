import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("Import and export")
struct ImportExportInteractorTests {
  private typealias ImportOPML = Stub<FileLocation, ImportReport, ReaderError>
  private typealias ImportNewsboatList = Stub<NewsboatFiles, NewsboatImportReport, ReaderError>
  private typealias Export = Stub<ExportInput, OutlineExport, ReaderError>

  private static let archive = NewsboatFiles(list: .file("urls"), articles: "cache.db")
  private let unwanted = ImportNewsboatList { _ in .failure(.cancelled) }
  private typealias Everything = Stub<String, ArchiveExport, ReaderError>
  private let everything = Everything { .success(ArchiveExport(folder: $0, feeds: 2, articles: 7)) }
  private let recorder = Recorder<ImportExport.Response>()

  @Test("the named list is imported", arguments: [FileLocation.file("feeds.opml"), .standardInput])
  func takesIn(place: FileLocation) async {
    let report = ImportReport(added: [.sample()], alreadyThere: 1, refused: [])
    let (importOPML, export) = (ImportOPML { _ in .success(report) }, Export { _ in .failure(.cancelled) })
    await ImportExportInteractor(
      importOPML: importOPML, importNewsboat: unwanted, export: export, exportEverything: everything, presenter: recorder
    ).perform(
      .importOPML(place))
    #expect(await importOPML.inputs == [place])
    #expect(await export.inputs.isEmpty)
    #expect(recorder.values == [.importedOPML(report)])
  }

  @Test("the named Newsboat files are imported")
  func takesOver() async {
    let report = NewsboatImportReport(added: [.sample()], list: NewsboatSubscriptions(feeds: []), articles: nil)
    let importNewsboat = ImportNewsboatList { _ in .success(report) }
    await ImportExportInteractor(
      importOPML: ImportOPML { _ in .failure(.cancelled) }, importNewsboat: importNewsboat, export: Export { _ in .failure(.cancelled) },
      exportEverything: everything, presenter: recorder
    ).perform(.importNewsboat(Self.archive))
    #expect(await importNewsboat.inputs == [Self.archive])
    #expect(recorder.values == [.importedNewsboat(report)])
  }

  @Test(
    "the user's subscriptions are exported as requested",
    arguments: [(.text, .text("<opml/>")), (.file("my.opml"), .file("my.opml"))] as [(ExportInput, OutlineExport)])
  func givesOut(input: ExportInput, exported: OutlineExport) async {
    let (importOPML, export) = (ImportOPML { _ in .failure(.cancelled) }, Export { _ in .success(exported) })
    await ImportExportInteractor(
      importOPML: importOPML, importNewsboat: unwanted, export: export, exportEverything: everything, presenter: recorder
    ).perform(
      .export(input))
    #expect(await export.inputs == [input])
    #expect(await importOPML.inputs.isEmpty)
    #expect(recorder.values == [.exported(exported)])
  }

  @Test("everything is exported into the named folder")
  func everythingOut() async {
    await ImportExportInteractor(
      importOPML: ImportOPML { _ in .failure(.cancelled) }, importNewsboat: unwanted, export: Export { _ in .failure(.cancelled) },
      exportEverything: everything, presenter: recorder
    ).perform(.exportEverything("backup"))
    #expect(await everything.inputs == ["backup"])
    #expect(recorder.values == [.exportedEverything(ArchiveExport(folder: "backup", feeds: 2, articles: 7))])
  }

  @Test("every error is presented", arguments: ReaderError.ofDocuments)
  func fails(error: ReaderError) async {
    let interactor = ImportExportInteractor(
      importOPML: ImportOPML { _ in .failure(error) }, importNewsboat: ImportNewsboatList { _ in .failure(error) },
      export: Export { _ in .failure(error) }, exportEverything: Everything { _ in .failure(error) }, presenter: recorder)
    await interactor.perform(.importOPML(.standardInput))
    await interactor.perform(.importNewsboat(Self.archive))
    await interactor.perform(.export(.text))
    await interactor.perform(.exportEverything("backup"))
    #expect(recorder.values == Array(repeating: .failed(error), count: 4))
  }
}
