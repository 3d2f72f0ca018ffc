public import ComparisonScenes
import CorePresentation
public import CoreScenes
import SampleDomain
import SampleScenes

extension VIP {
  /// The session over the saved pictures, and the search for a new one.
  @MainActor
  public static func pictures(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, search: any Interactor<PictureSearch.Request>) {
    let tracer = dependencies.tracer
    let list = interactor(
      PictureListInteractor(
        list: dependencies.list, star: dependencies.star, toggle: dependencies.toggle, remove: dependencies.remove,
        presenter: presenter(PictureListPresenter(display: dependencies.listDisplay), tracer), now: dependencies.now), tracer)
    let search = interactor(
      PictureSearchInteractor(
        fetch: dependencies.fetch, save: dependencies.save, unsave: dependencies.unsave,
        presenter: presenter(PictureSearchPresenter(display: dependencies.detailDisplay), tracer)), tracer)
    let detail = interactor(
      PictureDetailInteractor(
        open: dependencies.open, presenter: presenter(PictureDetailPresenter(display: dependencies.detailDisplay), tracer),
        router: SearchRouter(search: search)), tracer)
    let count = interactor(
      PictureCountInteractor(
        count: dependencies.count,
        presenter: presenter(PictureCountPresenter(display: dependencies.countDisplay), tracer)), tracer)
    return (PictureSessionView(list: list, detail: detail, count: count), PictureSearchView(list: list, search: search))
  }

  @MainActor
  private static func interactor<Base: Interactor>(_ base: Base, _ tracer: (any SceneTracer)?) -> any Interactor<Base.Request> {
    tracer.map { TracedInteractor(base: base, tracer: $0) } ?? base
  }

  @MainActor
  private static func presenter<Base: Presenter>(_ base: Base, _ tracer: (any SceneTracer)?) -> any Presenter<Base.Response> {
    tracer.map { TracedPresenter(base: base, tracer: $0) } ?? base
  }
}

/// Routes from an opened picture to the search, which keeps it.
private struct SearchRouter: Router {
  let search: any Interactor<PictureSearchInteractor.Request>

  func go(to picture: PictureReference) async {
    await search.perform(.show(picture))
  }
}

/// Passes each request of the session to the scene that handles it.
private struct PictureSessionView: Interactor {
  let list: any Interactor<PictureListInteractor.Request>
  let detail: any Interactor<PictureReference>
  let count: any Interactor<PictureCount.Request>

  func perform(_ request: PictureSession.Request) async {
    switch request {
    case .list:
      await list.perform(.list)
      await count.perform(.unseen)
    case .filter(let filter):
      await list.perform(.filter(filter))
      await count.perform(.unseen)
    case .star(let reference): await list.perform(.star(reference))
    case .toggle(let reference): await list.perform(.toggle(reference))
    case .open(let reference): await detail.perform(reference)
    case .notUnderstood(let line): await list.perform(.notUnderstood(line))
    }
  }
}

/// Passes each request of the search to the scene that handles it.
private struct PictureSearchView: Interactor {
  let list: any Interactor<PictureListInteractor.Request>
  let search: any Interactor<PictureSearchInteractor.Request>

  func perform(_ request: PictureSearch.Request) async {
    switch request {
    case .type(let text): await search.perform(.type(text))
    case .search: await search.perform(.search)
    case .keep: await search.perform(.keep)
    case .unkeep: await search.perform(.unkeep)
    case .remove(let reference): await list.perform(.remove(reference))
    }
  }
}

private struct TracedInteractor<Base: Interactor>: Interactor {
  let base: Base
  let tracer: any SceneTracer

  func perform(_ request: Base.Request) async {
    await tracer.around(Base.self, "perform", request) { await base.perform(request) }
  }
}

private struct TracedPresenter<Base: Presenter>: Presenter {
  let base: Base
  let tracer: any SceneTracer

  func present(_ response: Base.Response) {
    tracer.around(Base.self, "present", response) { base.present(response) }
  }
}
