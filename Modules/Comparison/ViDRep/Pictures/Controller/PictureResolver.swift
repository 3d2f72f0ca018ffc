import SampleDomain

/// Creates every part of the picture scenes.
@MainActor
final class PictureResolver {
  private let dependencies: PictureDialogueDependencies
  /// The repository that all scenes of this resolver share, because there is a single source of truth.
  private let repository: PictureDialogueRepository
  private let searchDispatcher: PictureSearchDispatcher
  private let savedDispatcher: SavedPicturesDispatcher

  init(_ dependencies: PictureDialogueDependencies) {
    let reducer = CaptionReducer()
    let repository = PictureDialogueRepository(caption: reducer.input(from: ""), watch: dependencies.watch)
    self.dependencies = dependencies
    self.repository = repository
    searchDispatcher = PictureSearchDispatcher(
      reducer: reducer, client: PictureClient(say: dependencies.say), repository: repository, watch: dependencies.watch)
    savedDispatcher = SavedPicturesDispatcher(
      database: PictureDatabase(
        list: dependencies.list, openStored: dependencies.open, save: dependencies.save,
        unsave: dependencies.unsave, removeStored: dependencies.remove),
      repository: repository, watch: dependencies.watch)
  }

  func router() -> PictureRouter {
    PictureRouter(resolver: self, preview: dependencies.previewDisplay)
  }
}

extension PictureResolver: PictureRouterResolverDelegate {
  func searchScene(_ router: PictureRouter) -> PictureSearchScene {
    PictureSearchScene(
      routerDelegate: router, dispatcher: searchDispatcher, repository: repository, display: dependencies.searchDisplay)
  }

  func savedScene(_ router: PictureRouter) -> SavedPicturesScene {
    SavedPicturesScene(
      routerDelegate: router, dispatcher: savedDispatcher, repository: repository, display: dependencies.savedDisplay,
      now: dependencies.now)
  }

  func previewScene(of picture: PictureDetails) -> PicturePreviewScene {
    PicturePreviewScene(
      picture: picture, dispatcher: savedDispatcher, repository: repository, display: dependencies.previewDisplay)
  }
}
