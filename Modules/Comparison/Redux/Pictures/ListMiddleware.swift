import ComparisonStore
import CoreDomain
import SampleDomain

/// Lists pictures, and stars them.
struct ListMiddleware: Middleware {
  let list: any UseCase<PictureFilter, [PictureSummary]?, PictureError>
  let star: any UseCase<PictureReference, ChangedPicture, PictureError>
  let toggle: any UseCase<PictureReference, ChangedPicture, PictureError>

  func handle(_ action: PictureAction, in state: PictureState, dispatch: @MainActor (PictureAction) async -> Void) async {
    guard case .asked(let asked) = action else { return }
    do throws(PictureError) {
      switch asked {
      case .list(let filter), .filter(let filter):
        await dispatch(.loading(asked))
        await dispatch(try await read(filter, for: asked))
      case .star(let reference, let filter):
        _ = try await star(reference)
        await dispatch(try await read(filter, for: asked))
      case .toggle(let reference, let filter):
        _ = try await toggle(reference)
        await dispatch(try await read(filter, for: asked))
      case .open: break
      }
    } catch {
      await dispatch(.failed(error, asked))
    }
  }

  private func read(_ filter: PictureFilter, for asked: UserAction) async throws(PictureError) -> PictureAction {
    guard let pictures = try await list(filter) else { return .overtaken(asked) }
    return .listed(PictureState.Listed(pictures, filter), asked)
  }
}
