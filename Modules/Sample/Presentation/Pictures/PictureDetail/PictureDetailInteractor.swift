public import CoreDomain
public import CorePresentation
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// Fetches pictures, saves them and opens stored ones. While one fetch is running, a second one is ignored.
public final class PictureDetailInteractor: Interactor {
  private let say: any UseCase<String, PictureDetails, PictureError>
  private let save: any UseCase<PictureReference?, SavedPicture, PictureError>
  private let open: any UseCase<PictureReference, PictureDetails, PictureError>
  private let presenter: any Presenter<PictureDetail.Response>
  private var isLoading = false

  public init(
    say: any UseCase<String, PictureDetails, PictureError>, save: any UseCase<PictureReference?, SavedPicture, PictureError>,
    open: any UseCase<PictureReference, PictureDetails, PictureError>, presenter: any Presenter<PictureDetail.Response>
  ) {
    self.say = say
    self.save = save
    self.open = open
    self.presenter = presenter
  }

  public func perform(_ request: PictureDetail.Request) async {
    do throws(PictureError) {
      switch request {
      case .say(let caption): try await say(caption)
      case .save: presenter.present(.saved(try await save(nil)))
      case .show(let reference): presenter.present(.opened(try await open(reference)))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func say(_ caption: String) async throws(PictureError) {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    presenter.present(.loading(caption: caption))
    presenter.present(.said(try await say(caption)))
  }
}
