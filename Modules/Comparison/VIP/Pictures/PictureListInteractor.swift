import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain

/// Lists the saved pictures, stars them, and removes one. Its state is the filter, which stays for later requests.
final class PictureListInteractor: Interactor {
  enum Request: Hashable {
    case list
    case filter(PictureFilter)
    case star(PictureReference)
    case toggle(PictureReference)
    case remove(PictureReference)
    case notUnderstood(String)
  }

  enum Response: Hashable {
    case loading
    /// The pictures, the filter that they match, and the current time to compute their ages.
    case listed([PictureSummary], PictureFilter, at: Timestamp)
    case removed(PictureSummary)
    case failed(PictureError)
    case notUnderstood(String)
  }

  private let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  private let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>
  private let remove: any UseCase<PictureReference, PictureSummary, PictureError>
  private let presenter: any Presenter<Response>
  private let now: CurrentTime
  private var filter = PictureFilter.all

  init(
    list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>, star: any UseCase<PictureReference, ChangedPicture, PictureError>,
    toggle: any UseCase<PictureReference, ChangedPicture, PictureError>,
    remove: any UseCase<PictureReference, PictureSummary, PictureError>, presenter: any Presenter<Response>, now: @escaping CurrentTime
  ) {
    self.list = list
    self.star = star
    self.toggle = toggle
    self.remove = remove
    self.presenter = presenter
    self.now = now
  }

  func perform(_ request: Request) async {
    do throws(PictureError) {
      switch request {
      case .list: try await load()
      case .filter(let filter):
        self.filter = filter
        try await load()
      case .star(let reference):
        _ = try await star(reference)
        try await read()
      case .toggle(let reference):
        _ = try await toggle(reference)
        try await read()
      case .remove(let reference): presenter.present(.removed(try await remove(reference)))
      case .notUnderstood(let line): presenter.present(.notUnderstood(line))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func load() async throws(PictureError) {
    presenter.present(.loading)
    try await read()
  }

  private func read() async throws(PictureError) {
    let filter = filter
    guard let pictures = try await list(filter) else { return }
    presenter.present(.listed(pictures, filter, at: now()))
  }
}
