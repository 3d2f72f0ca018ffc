import CoreDomain
import SampleDomain

/// What the picture's page can do: it opens a picture, and hands it to the store.
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
