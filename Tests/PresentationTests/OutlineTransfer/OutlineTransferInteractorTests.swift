import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@MainActor @Suite("Taking lists in and giving them out")
struct OutlineTransferInteractorTests {
  private typealias TakeIn = Stub<DocumentPlace, ImportReport, ReadingError>
  private typealias TakeOver = Stub<ArchivePlace, ArchiveReport, ReadingError>
  private typealias GiveOut = Stub<ExportOrder, OutlineExport, ReadingError>

  private static let archive = ArchivePlace(list: .file("urls"), articles: "cache.db")
  private let unwanted = TakeOver { _ in .failure(.cancelled) }
  private let recorder = Recorder<OutlineTransfer.Response>()

  @Test("the list that was named is taken in", arguments: [DocumentPlace.file("feeds.opml"), .standardInput])
  func takesIn(place: DocumentPlace) async {
    let report = ImportReport(added: [.sample()], alreadyThere: 1, refused: [])
    let (takeIn, giveOut) = (TakeIn { _ in .success(report) }, GiveOut { _ in .failure(.cancelled) })
    await OutlineTransferInteractor(takeIn: takeIn, takeOver: unwanted, giveOut: giveOut, presenter: recorder).perform(.takeIn(place))
    #expect(await takeIn.inputs == [place])
    #expect(await giveOut.inputs.isEmpty)
    #expect(recorder.values == [.takenIn(report)])
  }

  @Test("the archive that was named is taken over")
  func takesOver() async {
    let report = ArchiveReport(added: [.sample()], list: ArchivedList(feeds: []), articles: nil)
    let takeOver = TakeOver { _ in .success(report) }
    await OutlineTransferInteractor(
      takeIn: TakeIn { _ in .failure(.cancelled) }, takeOver: takeOver, giveOut: GiveOut { _ in .failure(.cancelled) }, presenter: recorder
    ).perform(.takeOver(Self.archive))
    #expect(await takeOver.inputs == [Self.archive])
    #expect(recorder.values == [.takenOver(report)])
  }

  @Test(
    "the person's list is given out as it was ordered",
    arguments: [(.text, .text("<opml/>")), (.file("my.opml"), .file("my.opml"))] as [(ExportOrder, OutlineExport)])
  func givesOut(order: ExportOrder, export: OutlineExport) async {
    let (takeIn, giveOut) = (TakeIn { _ in .failure(.cancelled) }, GiveOut { _ in .success(export) })
    await OutlineTransferInteractor(takeIn: takeIn, takeOver: unwanted, giveOut: giveOut, presenter: recorder).perform(.giveOut(order))
    #expect(await giveOut.inputs == [order])
    #expect(await takeIn.inputs.isEmpty)
    #expect(recorder.values == [.givenOut(export)])
  }

  @Test("each failure is told", arguments: ReadingError.ofDocuments)
  func fails(error: ReadingError) async {
    let interactor = OutlineTransferInteractor(
      takeIn: TakeIn { _ in .failure(error) }, takeOver: TakeOver { _ in .failure(error) }, giveOut: GiveOut { _ in .failure(error) },
      presenter: recorder)
    await interactor.perform(.takeIn(.standardInput))
    await interactor.perform(.takeOver(Self.archive))
    await interactor.perform(.giveOut(.text))
    #expect(recorder.values == [.failed(error), .failed(error), .failed(error)])
  }
}
