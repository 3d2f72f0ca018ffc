public import ComparisonScenes
import ComparisonStore
public import CoreScenes

extension Redux {
  /// The session over the saved pictures, and the log of its actions so far.
  @MainActor
  public static func picturesWithLog(
    in dependencies: PictureDependencies
  ) -> (session: any Interactor<PictureSession.Request>, log: @MainActor () -> SentencesViewModel) {
    let log = ActionLog()
    return (
      pictures(in: dependencies, log: log),
      {
        SentencesViewModel(
          lines: log.lines, messages: [], exported: .list(log.lines.map { ExportedRecord([.init("line", .text($0))]) }),
          outcome: .done)
      }
    )
  }

  /// The session over the saved pictures: Redux for the list and the picture, and Store for the number.
  /// ```
  ///   PictureView -> ReduxStore -> 1 PictureReducer -> PictureStore
  ///                      ^         2 LoggingMiddleware, ListMiddleware, OpenMiddleware, TrackingMiddleware
  ///                      +--------- next action --+
  ///   after each request: CountViewAction ---------> PictureStore
  ///                                                       | changes
  ///                              ListViewState, DetailViewState, CountViewState -> displays
  /// ```
  /// Counting is not a core feature, so Store's view action counts, and updates the same store. Only the wiring does this: no part of Redux
  /// or Store knows of it. So counting is not an action, and the log has no line for it.
  ///
  /// - Parameter log: receives a line for each action, and a line `tracked NAME: OUTCOME` for each user action.
  @MainActor
  public static func pictures(
    in dependencies: PictureDependencies, log: ActionLog = ActionLog()
  ) -> any Interactor<PictureSession.Request> {
    let (store, tracer) = (PictureStore(), dependencies.tracer)
    Store.trace(store, tracer)
    let dispatcher = TracedDispatcher(
      base: ReduxStore(
        store, middlewares: traced(middlewares(in: dependencies, log: log, tracker: log), tracer),
        reduce: traced(PictureReducer.reduce, PictureReducer.self, tracer)),
      tracer: tracer)
    // The store calls its subscribers in order, so an opened picture is drawn before the list that it changes.
    let detail = DetailViewState(store: store, display: Store.traced(dependencies.detailDisplay, DetailViewState.self, tracer))
    let list = ListViewState(
      store: store, display: Store.traced(dependencies.listDisplay, ListViewState.self, tracer), now: dependencies.now)
    return MixedView(
      pictures: PictureView(list: DispatchingViewState(page: list, dispatcher: dispatcher), detail: detail),
      count: CountViewState(store: store, display: Store.traced(dependencies.countDisplay, CountViewState.self, tracer)),
      countAction: CountViewAction(count: dependencies.count, store: store), tracer: tracer)
  }

  /// The middlewares of the session, in their order.
  @MainActor
  static func middlewares(
    in dependencies: PictureDependencies, log: ActionLog, tracker: any Tracker
  ) -> [any Middleware<PictureState, PictureAction>] {
    [
      LoggingMiddleware(log: log),
      ListMiddleware(list: dependencies.list, star: dependencies.star, toggle: dependencies.toggle),
      OpenMiddleware(open: dependencies.open), TrackingMiddleware(tracker: tracker),
    ]
  }
}

/// Two pages that use Redux, and one that uses Store.
private struct MixedView: Interactor {
  let pictures: any Interactor<PictureSession.Request>
  let count: CountViewState
  let countAction: CountViewAction
  let tracer: (any SceneTracer)?

  func perform(_ request: PictureSession.Request) async {
    await pictures.perform(request)
    if case .notUnderstood = request { return }
    guard let tracer else { return await countAction.countUnseen() }
    await tracer.around(CountViewAction.self, "countUnseen", ()) { await countAction.countUnseen() }
  }
}
