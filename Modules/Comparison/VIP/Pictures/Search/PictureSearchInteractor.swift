import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain

/// Searches for a new picture, and saves or unsaves the one that was shown last. Its state is the caption of the search, and the id of that
/// picture.
final class PictureSearchInteractor: Interactor {
  enum Request: Hashable {
    case type(String)
    case search
    /// A picture was opened: it is the one shown last.
    case show(PictureReference)
    case keep
    case unkeep
  }

  enum Response: Hashable {
    /// The caption of the next search, with all remarks on it.
    case typed(String, [CaptionRemark])
    case loading(caption: String)
    case found(PictureDetails)
    case saved(ChangedPicture)
    case unsaved(ChangedPicture)
    case failed(PictureError)
  }

  private let fetch: any UseCase<String, PictureDetails?, PictureError>
  private let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let presenter: any Presenter<Response>
  private var caption = ""
  private var shown: PictureReference?

  init(
    fetch: any UseCase<String, PictureDetails?, PictureError>, save: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>, presenter: any Presenter<Response>
  ) {
    self.fetch = fetch
    self.save = save
    self.unsave = unsave
    self.presenter = presenter
  }

  func perform(_ request: Request) async {
    do throws(PictureError) {
      switch request {
      case .type(let text):
        caption = text
        presenter.present(.typed(text, CaptionRules.remarks(on: text)))
      case .search: try await search()
      case .show(let reference): shown = reference
      case .keep: presenter.present(.saved(try await save(try lastShown())))
      case .unkeep: presenter.present(.unsaved(try await unsave(try lastShown())))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  /// A refused caption does not cancel the search that is running.
  private func search() async throws(PictureError) {
    let remarks = CaptionRules.remarks(on: caption)
    guard !remarks.contains(where: \.isError) else { throw .captionRefused(remarks) }
    presenter.present(.loading(caption: caption))
    guard let details = try await fetch(caption) else { return }
    shown = PictureReference(details.summary.id)
    presenter.present(.found(details))
  }

  private func lastShown() throws(PictureError) -> PictureReference {
    guard let shown else { throw .noPicture }
    return shown
  }
}
