import CoreDomain
import CoreScenes
import SampleDomain
import SampleScenes

enum SavedPicturesRoute: Hashable, Sendable {
  case preview(PictureDetails)
}

@MainActor
protocol SavedPicturesRouterDelegate: AnyObject {
  /// Opens another scene, and returns when that scene is drawn.
  func sceneNeedsRoute(to route: SavedPicturesRoute) async
}

enum SavedPicturesAction: Hashable, Sendable {
  /// The list appears.
  case appear
  case open(PictureReference)
  case remove(PictureReference)
}

@MainActor
protocol SavedPicturesDispatcherObject {
  /// Runs an action. When this returns, the repository has the result.
  func runAction(_ action: SavedPicturesAction) async
}

struct SavedPicturesState: Sendable {
  let list: AsyncState<[PictureSummary], PictureError>
  let files: [PictureID: AsyncState<PictureSummary, PictureError>]
  let opened: AsyncState<PictureDetails, PictureError>
  let removal: AsyncState<PictureSummary, PictureError>
}

@MainActor
protocol SavedPicturesRepositoryObject: ObservableRepository {
  func state() -> SavedPicturesState
}

/// The screen with the saved pictures. A picture whose file failed is listed among the others, and can be removed.
@MainActor
final class SavedPicturesScene {
  private weak let routerDelegate: (any SavedPicturesRouterDelegate)?
  private let dispatcher: any SavedPicturesDispatcherObject
  private let repository: any SavedPicturesRepositoryObject
  private let display: any Display<PictureList.ViewModel>
  private let now: CurrentTime
  private var drawn: SavedPicturesState
  private var routed: AsyncState<PictureDetails, PictureError>
  /// Whether the list is on the screen. A hidden list is not drawn.
  private var isShown = false
  /// Whether the list must be drawn although it did not change, because the user asked for it.
  private var isDue = false

  init(
    routerDelegate: any SavedPicturesRouterDelegate, dispatcher: any SavedPicturesDispatcherObject,
    repository: any SavedPicturesRepositoryObject, display: any Display<PictureList.ViewModel>, now: @escaping CurrentTime
  ) {
    self.routerDelegate = routerDelegate
    self.dispatcher = dispatcher
    self.repository = repository
    self.display = display
    self.now = now
    drawn = repository.state()
    routed = drawn.opened
    repository.observe(self)
  }

  /// Appears, and draws the list when all its files are checked, or when it cannot be read.
  func appear() async {
    (isShown, isDue) = (true, true)
    await dispatcher.runAction(.appear)
    if isDue { draw() }
  }

  func disappear() {
    isShown = false
  }

  /// Opens a picture, which leads to the preview.
  func open(_ reference: PictureReference) async {
    await dispatcher.runAction(.open(reference))
    let opened = repository.state().opened
    guard opened != routed, case .retrieved(let details) = opened.phase else { return }
    routed = opened
    await routerDelegate?.sceneNeedsRoute(to: .preview(details))
  }

  func remove(_ reference: PictureReference) async {
    await dispatcher.runAction(.remove(reference))
  }
}

extension SavedPicturesScene: RepositoryObserver {
  func repositoryDidChange() {
    let (state, before) = (repository.state(), drawn)
    drawn = state
    if state.opened != before.opened, case .failed(let error) = state.opened.phase {
      display.display(SavedPicturesWording.failed(error))
    }
    if state.removal != before.removal {
      switch state.removal.phase {
      case .none, .fetching: break
      case .retrieved(let picture): display.display(SavedPicturesWording.removed(picture, from: state, isShown: isShown, now: now()))
      case .failed(let error): display.display(SavedPicturesWording.failed(error))
      }
    } else if isShown, state.list != before.list || state.files != before.files {
      draw()
    }
  }

  private func draw() {
    let viewModel = SavedPicturesWording.listed(repository.state(), now: now())
    if !viewModel.isLoading { isDue = false }
    display.display(viewModel)
  }
}
