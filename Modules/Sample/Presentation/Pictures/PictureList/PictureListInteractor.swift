public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// Lists the saved pictures, then checks the file of each one. A damaged file does not stop the others from being shown.
public final class PictureListInteractor: Interactor {
  private let list: any UseCase<Void, [PictureSummary], PictureError>
  private let open: any UseCase<PictureReference, PictureDetails, PictureError>
  private let remove: any UseCase<PictureReference, PictureSummary, PictureError>
  private let presenter: any Presenter<PictureList.Response>
  private let now: CurrentTime
  private var latestGeneration = 0

  public init(
    list: any UseCase<Void, [PictureSummary], PictureError>, open: any UseCase<PictureReference, PictureDetails, PictureError>,
    remove: any UseCase<PictureReference, PictureSummary, PictureError>, presenter: any Presenter<PictureList.Response>,
    now: @escaping CurrentTime
  ) {
    self.list = list
    self.open = open
    self.remove = remove
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: PictureList.Request) async {
    switch request {
    case .show: await show()
    case .remove(let reference): await remove(reference)
    }
  }

  private func show() async {
    latestGeneration += 1
    let generation = latestGeneration
    do throws(PictureError) {
      var items = try await list(()).map { PictureList.Item($0) }
      for index in items.indices {
        guard generation == latestGeneration else { return }
        presenter.present(.listed(items, at: now()))
        items[index].state = await state(of: items[index].picture)
      }
      guard generation == latestGeneration else { return }
      presenter.present(.listed(items, at: now()))
    } catch {
      guard generation == latestGeneration else { return }
      presenter.present(.failed(error))
    }
  }

  private func state(of picture: PictureSummary) async -> PictureRow.State {
    do throws(PictureError) {
      _ = try await open(PictureReference(picture.id))
      return .loaded
    } catch {
      return .failed(error)
    }
  }

  /// Drops a list that is still loading, because it may contain the removed picture.
  private func remove(_ reference: PictureReference) async {
    latestGeneration += 1
    do throws(PictureError) {
      presenter.present(.removed(try await remove(reference)))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
