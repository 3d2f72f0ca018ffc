public import Domain
public import Screens

/// Takes lists of subscriptions in and gives them out, and takes over from other readers.
public final class OutlineTransferInteractor: Interactor {
  private let takeIn: any UseCase<DocumentPlace, ImportReport, ReadingError>
  private let takeOver: any UseCase<ArchivePlace, ArchiveReport, ReadingError>
  private let giveOut: any UseCase<ExportOrder, OutlineExport, ReadingError>
  private let presenter: any Presenter<OutlineTransfer.Response>

  /// Makes the interactor over its use cases and its presenter.
  public init(
    takeIn: any UseCase<DocumentPlace, ImportReport, ReadingError>, takeOver: any UseCase<ArchivePlace, ArchiveReport, ReadingError>,
    giveOut: any UseCase<ExportOrder, OutlineExport, ReadingError>, presenter: any Presenter<OutlineTransfer.Response>
  ) {
    self.takeIn = takeIn
    self.takeOver = takeOver
    self.giveOut = giveOut
    self.presenter = presenter
  }

  public func perform(_ request: OutlineTransfer.Request) async {
    do throws(ReadingError) {
      switch request {
      case .takeIn(let place): presenter.present(.takenIn(try await takeIn(place)))
      case .takeOver(let place): presenter.present(.takenOver(try await takeOver(place)))
      case .giveOut(let order): presenter.present(.givenOut(try await giveOut(order)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }
}
