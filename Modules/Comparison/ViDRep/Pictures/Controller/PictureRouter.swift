import CoreScenes
import SampleDomain
import SampleScenes

/// Creates the scenes that a router asks for.
@MainActor
protocol PictureRouterResolverDelegate {
  func searchScene(_ router: PictureRouter) -> PictureSearchScene
  func savedScene(_ router: PictureRouter) -> SavedPicturesScene
  func previewScene(of picture: PictureDetails) -> PicturePreviewScene
}

/// Holds the routes of the dialogue: two tabs, and the preview that either of them opens.
@MainActor
final class PictureRouter: Interactor {
  private let resolver: any PictureRouterResolverDelegate
  private let preview: any Display<PictureDetail.ViewModel>
  private lazy var search = resolver.searchScene(self)
  private lazy var saved = resolver.savedScene(self)
  /// The picture that was opened last.
  private var opened: PicturePreviewScene?

  /// - Parameter preview: shows that there is no picture yet.
  init(resolver: any PictureRouterResolverDelegate, preview: any Display<PictureDetail.ViewModel>) {
    self.resolver = resolver
    self.preview = preview
  }

  func perform(_ command: PictureDialogueRequest) async {
    switch command {
    case .type(let text):
      saved.disappear()
      await search.text.set(text)
    case .search:
      saved.disappear()
      await search.search()
    case .keep: await withPreview { await $0.keep() }
    case .unkeep: await withPreview { await $0.unkeep() }
    case .saved: await saved.appear()
    case .show(let reference): await saved.open(reference)
    case .remove(let reference): await saved.remove(reference)
    case .notUnderstood(let line): search.refuse(line)
    }
  }

  private func withPreview(_ work: (PicturePreviewScene) async -> Void) async {
    guard let opened else { return preview.display(PictureSearchScene.failed(.noPicture)) }
    await work(opened)
  }

  private func open(_ picture: PictureDetails) async {
    saved.disappear()
    let scene = resolver.previewScene(of: picture)
    opened = scene
    await scene.appear()
  }
}

extension PictureRouter: PictureSearchRouterDelegate {
  func sceneNeedsRoute(to route: PictureSearchRoute) async {
    switch route {
    case .preview(let picture): await open(picture)
    }
  }
}

extension PictureRouter: SavedPicturesRouterDelegate {
  func sceneNeedsRoute(to route: SavedPicturesRoute) async {
    switch route {
    case .preview(let picture): await open(picture)
    }
  }
}
