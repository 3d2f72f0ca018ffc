import CoreDomain
import CorePresentation
import CoreScenes
import SampleDomain

/// Opens a saved picture, and routes to the search, which keeps the picture that was shown last.
struct PictureDetailInteractor: Interactor {
  enum Response: Hashable {
    case loading
    case opened(PictureDetails)
    case failed(PictureError)
  }

  let open: any UseCase<PictureReference, PictureDetails, PictureError>
  let presenter: any Presenter<Response>
  let router: any Router<PictureReference>

  func perform(_ reference: PictureReference) async {
    presenter.present(.loading)
    do throws(PictureError) {
      let details = try await open(reference)
      presenter.present(.opened(details))
      await router.go(to: PictureReference(details.summary.id))
    } catch {
      presenter.present(.failed(error))
    }
  }
}
