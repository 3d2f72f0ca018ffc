import CoreScenes
import SampleDomain

protocol CaptionReducerObject: Sendable {
  /// The text of the field with all remarks on it.
  func input(from text: String) -> CaptionInput
}

protocol PictureSearchClientObject: Sendable {
  /// Asks the server for a picture with this caption.
  func picture(saying caption: String) async throws(PictureError) -> PictureDetails
}

@MainActor
protocol PictureSearchDispatcherRepositoryObject: AnyObject {
  var caption: CaptionInput { get set }
  var searched: AsyncState<PictureDetails, PictureError> { get set }
}

/// Has each typed text judged, and searches pictures. A later search cancels an earlier one.
@MainActor
final class PictureSearchDispatcher {
  private let reducer: any CaptionReducerObject
  private let client: any PictureSearchClientObject
  private let repository: any PictureSearchDispatcherRepositoryObject
  private let watch: (any SceneTracer)?
  private var searching: Task<Void, Never>?

  init(
    reducer: any CaptionReducerObject, client: any PictureSearchClientObject,
    repository: any PictureSearchDispatcherRepositoryObject, watch: (any SceneTracer)? = nil
  ) {
    self.reducer = reducer
    self.client = client
    self.repository = repository
    self.watch = watch
  }

  /// Waits until an earlier search has ended: the picture that the server gave last is the one that is stored, and can be kept.
  private func search() async {
    let (caption, earlier) = (repository.caption.text, searching)
    let fetching = AsyncState<PictureDetails, PictureError>(.fetching)
    repository.searched = fetching
    earlier?.cancel()
    let task = Task {
      await earlier?.value
      let found = await fetch(caption)
      if repository.searched == fetching { repository.searched = found }
    }
    searching = task
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  private func fetch(_ caption: String) async -> AsyncState<PictureDetails, PictureError> {
    guard !Task.isCancelled else { return .init(.failed(.cancelled)) }
    do throws(PictureError) {
      return .init(.retrieved(try await client.picture(saying: caption)))
    } catch {
      return .init(.failed(error))
    }
  }
}

extension PictureSearchDispatcher: PictureSearchDispatcherObject {
  func runAction(_ action: PictureSearchAction) async {
    await watch.around(Self.self, "runAction", action) {
      switch action {
      case .inputText(let text): repository.caption = reducer.input(from: text)
      case .search: await search()
      }
    }
  }
}
