import CoreDomain
import SampleDomain

/// The actions of the picture's page: it opens a picture, and passes it to the store.
@MainActor
struct DetailViewAction {
  let openPicture: any UseCase<PictureReference, PictureDetails, PictureError>
  let store: PictureStore

  func open(_ reference: PictureReference) async {
    store.update(detail: .loading)
    do throws(PictureError) {
      store.update(detail: .loaded(try await openPicture(reference)))
    } catch {
      store.update(detail: .failed(error))
    }
  }
}
