import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain

/// Opens a saved picture, searches a new one, and saves what it shows. Its state is the caption of the search, and the picture shown last.
final class PictureDetailInteractor: Interactor {
  enum Request: Hashable {
    case open(PictureReference)
    case type(String)
    case search
    case keep
    case unkeep
  }

  enum Response: Hashable {
    case opening
    case opened(PictureDetails)
    /// The caption of the next search, with all that is to remark on it.
    case typed(String, [CaptionRemark])
    case searching(caption: String)
    case found(PictureDetails)
    case saved(ChangedPicture)
    case unsaved(ChangedPicture)
    case failed(PictureError)
  }

  private let open: any UseCase<PictureReference, PictureDetails, PictureError>
  private let say: any UseCase<String, PictureDetails?, PictureError>
  private let save: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>
  private let presenter: any Presenter<Response>
  private var caption = ""
  private var shown: PictureReference?

  init(
    open: any UseCase<PictureReference, PictureDetails, PictureError>, say: any UseCase<String, PictureDetails?, PictureError>,
    save: any UseCase<PictureReference?, ChangedPicture, PictureError>,
    unsave: any UseCase<PictureReference?, ChangedPicture, PictureError>, presenter: any Presenter<Response>
  ) {
    self.open = open
    self.say = say
    self.save = save
    self.unsave = unsave
    self.presenter = presenter
  }

  func perform(_ request: Request) async {
    do throws(PictureError) {
      switch request {
      case .open(let reference):
        presenter.present(.opening)
        presenter.present(.opened(remember(try await open(reference))))
      case .type(let text):
        caption = text
        presenter.present(.typed(text, CaptionRules.remarks(on: text)))
      case .search:
        presenter.present(.searching(caption: caption))
        guard let details = try await say(caption) else { return }
        presenter.present(.found(remember(details)))
      case .keep: presenter.present(.saved(try await save(try lastShown())))
      case .unkeep: presenter.present(.unsaved(try await unsave(try lastShown())))
      }
    } catch {
      presenter.present(.failed(error))
    }
  }

  private func remember(_ details: PictureDetails) -> PictureDetails {
    shown = PictureReference(details.summary.id)
    return details
  }

  private func lastShown() throws(PictureError) -> PictureReference {
    guard let shown else { throw .noPicture }
    return shown
  }
}
