import ComparisonStore
import CoreDomain
import SampleDomain

/// Opens a picture.
struct OpenMiddleware: Middleware {
  let open: any UseCase<PictureReference, PictureDetails, PictureError>

  func handle(_ action: PictureAction, in state: PictureState, dispatch: @MainActor (PictureAction) async -> Void) async {
    guard case .asked(let asked) = action, case .open(let reference) = asked else { return }
    await dispatch(.loading(asked))
    do throws(PictureError) {
      await dispatch(.opened(try await open(reference), asked))
    } catch {
      await dispatch(.failed(error, asked))
    }
  }
}
