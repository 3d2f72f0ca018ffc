import CoreScenes
import SampleDomain
import SampleScenes

enum PicturePreviewAction: Hashable, Sendable {
  case open(PictureReference)
  case keep
  case unkeep
}

@MainActor
protocol PicturePreviewDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: PicturePreviewAction) async
}

typealias PicturePreviewState = AsyncState<PicturePreview, PictureError>

@MainActor
protocol PicturePreviewRepositoryObject: ObservableRepository {
  func state() -> PicturePreviewState
}

/// The screen with one picture, which can be saved.
@MainActor
struct PicturePreviewScene {
  private let dispatcher: any PicturePreviewDispatcherObject

  init(
    dispatcher: any PicturePreviewDispatcherObject, repository: some PicturePreviewRepositoryObject,
    display: any Display<PictureDetail.ViewModel>
  ) {
    self.dispatcher = dispatcher
    repository.onChange(of: { $0.state() }) { display.display(Self.body($0)) }
  }

  func perform(_ action: PicturePreviewAction) async {
    await dispatcher.runAction(action)
  }

  private static func body(_ state: PicturePreviewState) -> PictureDetail.ViewModel {
    switch state.phase {
    case .none, .fetching: PictureDetailComponent.body(waiting: "Opening a picture …")
    case .retrieved(.opened(let details)):
      PictureDetailComponent.body(details).modifier(.warning(about: details.problem, "It is not marked seen."))
    case .retrieved(.kept(let kept)): PictureDetailComponent.body(kept.hasChanged ? "Saved" : "Saved before:", kept.picture)
    case .retrieved(.unkept(let unkept)):
      unkept.hasChanged
        ? PictureDetailComponent.body("No longer saved:", unkept.picture).modifier(.storage(of: unkept.picture))
        : PictureDetailComponent.body("Not saved:", unkept.picture)
    case .failed(let error): PictureDetailComponent.body(error)
    }
  }
}
