public import ComparisonScenes
public import CoreScenes
import SampleDomain

extension Store {
  /// The session over the saved pictures: one store, and a view action and a view state for each page.
  /// ```
  ///   PictureView -> ListViewAction, DetailViewAction, CountViewAction -> use cases
  ///                            | update
  ///                      PictureStore
  ///                            | changes
  ///                  ListViewState, DetailViewState, CountViewState -> displays
  /// ```
  @MainActor
  public static func pictures(in dependencies: PictureDependencies) -> any Interactor<PictureSession.Request> {
    let (store, tracer) = (PictureStore(), dependencies.tracer)
    trace(store, tracer)
    // The store calls its subscribers in order, so an opened picture is drawn before the list that it changes.
    let detail = DetailViewState(store: store, display: traced(dependencies.detailDisplay, DetailViewState.self, tracer))
    let view = PictureView(
      list: ListViewState(store: store, display: traced(dependencies.listDisplay, ListViewState.self, tracer), now: dependencies.now),
      detail: detail,
      count: CountViewState(store: store, display: traced(dependencies.countDisplay, CountViewState.self, tracer)),
      listAction: ListViewAction(list: dependencies.list, starPicture: dependencies.star, togglePicture: dependencies.toggle, store: store),
      detailAction: DetailViewAction(openPicture: dependencies.open, store: store),
      countAction: CountViewAction(count: dependencies.count, store: store))
    return traced(view, tracer) { request in
      switch request {
      case .list, .filter: (ListViewAction.self, "show")
      case .star: (ListViewAction.self, "star")
      case .toggle: (ListViewAction.self, "toggle")
      case .open: (DetailViewAction.self, "open")
      case .notUnderstood: nil
      }
    }
  }

  /// Traces each change of the store.
  @MainActor
  public static func trace(_ store: PictureStore, _ tracer: (any SceneTracer)?) {
    guard let tracer else { return }
    store.$state.subscribe(to: \.list) { tracer.around(PictureStore.self, "update list", $0.value) {} }
    store.$state.subscribe(to: \.detail) { tracer.around(PictureStore.self, "update detail", $0.value) {} }
    store.$state.subscribe(to: \.unseen) { tracer.around(PictureStore.self, "update unseen", $0) {} }
  }

  /// A display whose calls are traced as those of a view state.
  @MainActor
  public static func traced<ViewModel: Sendable>(
    _ display: any Display<ViewModel>, _ viewState: Any.Type, _ tracer: (any SceneTracer)?
  ) -> any Display<ViewModel> {
    guard let tracer else { return display }
    return TracedDisplay(display: display, viewState: viewState, tracer: tracer)
  }

  /// A view whose requests are traced as calls of a view action. `name` is the name of the view action and its function; nil without a view
  /// action.
  @MainActor
  static func traced<Request: Sendable>(
    _ view: any Interactor<Request>, _ tracer: (any SceneTracer)?, name: @escaping (Request) -> (Any.Type, String)?
  ) -> any Interactor<Request> {
    guard let tracer else { return view }
    return TracedView(view: view, tracer: tracer, name: name)
  }
}

private struct TracedDisplay<ViewModel: Sendable>: Display {
  let display: any Display<ViewModel>
  let viewState: Any.Type
  let tracer: any SceneTracer

  func display(_ viewModel: ViewModel) {
    tracer.around(viewState, "draw", viewModel) { display.display(viewModel) }
  }
}

private struct TracedView<Request: Sendable>: Interactor {
  let view: any Interactor<Request>
  let tracer: any SceneTracer
  let name: (Request) -> (Any.Type, String)?

  func perform(_ request: Request) async {
    guard let (type, step) = name(request) else { return await view.perform(request) }
    await tracer.around(type, step, request) { await view.perform(request) }
  }
}
