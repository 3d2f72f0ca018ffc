import CoreDomain
import SampleDomain
import CoreDoubles
import ComparisonScenes
import ComparisonStore
import CoreScenes

@testable import ComparisonRedux

/// The pages that Redux drives, over stubbed use cases and over parts that a test chooses.
@MainActor
final class ReduxSession {
  typealias Effect = any Middleware<PictureState, PictureAction>

  let stubs = StubbedPictures()
  let store = PictureStore()
  let log = ActionLog()

  /// The pages over a dispatcher that leads to this session's store.
  func view(over dispatcher: some ActionDispatcher<PictureAction>) -> any Interactor<PictureSession.Request> {
    PictureView(
      list: DispatchingViewState(
        page: ListViewState(store: store, display: stubs.lists, now: { .sample() }), dispatcher: dispatcher),
      detail: DetailViewState(store: store, display: stubs.details))
  }

  /// The pages over the store of Redux.
  func view(over middlewares: [Effect]) -> any Interactor<PictureSession.Request> {
    view(over: ReduxStore(store, middlewares: middlewares, reduce: PictureReducer.reduce))
  }

  func view(tracker: any Tracker) -> any Interactor<PictureSession.Request> {
    view(over: middlewares(tracker: tracker))
  }

  /// The middlewares of the session, in their order.
  func middlewares(tracker: (any Tracker)? = nil) -> [Effect] {
    Redux.middlewares(in: stubs.dependencies, log: log, tracker: tracker ?? log)
  }
}
