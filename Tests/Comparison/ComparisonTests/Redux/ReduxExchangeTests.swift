import SampleScenes
import ComparisonScenes
import CoreDoubles
import CoreScenes
import SampleDomain
import Testing

@testable import ComparisonRedux
@testable import ComparisonStore

@MainActor @Suite("What can be exchanged in Redux")
struct ReduxExchangeTests {
  private typealias Sample = StubbedPictures

  /// Records actions, and performs none.
  private struct MockDispatcher: ActionDispatcher {
    let actions = Recorder<PictureAction>()
    func dispatch(_ action: PictureAction) async { actions.display(action) }
  }

  /// Performs actions by view actions: the wiring that takes the place of all from the dispatcher to the reducer.
  private struct ViewActionDispatcher: ActionDispatcher {
    let list: ListViewAction
    let detail: DetailViewAction

    func dispatch(_ action: PictureAction) async {
      guard case .asked(let asked) = action else { return }
      switch asked {
      case .list(let filter), .filter(let filter): await list.show(filter)
      case .star(let reference, let filter): await list.star(reference, listing: filter)
      case .toggle(let reference, let filter): await list.toggle(reference, listing: filter)
      case .open(let reference): await detail.open(reference)
      }
    }
  }

  private struct Recording: Middleware {
    let actions: Recorder<PictureAction>

    func handle(_ action: PictureAction, in state: PictureState, dispatch: @MainActor (PictureAction) async -> Void) async {
      actions.display(action)
    }
  }

  @Test("the pages run over a mock dispatcher, and send one action for each request, with the filter of their page")
  func isMocked() async {
    let (session, mock) = (ReduxSession(), MockDispatcher())
    let view = session.view(over: mock)
    for request: PictureSession.Request in [.list, .filter(.starred), .star(Sample.unknown), .open(Sample.unknown), .notUnderstood("?")] {
      await view.perform(request)
    }
    #expect(
      mock.actions.values == [
        .asked(.list(.all)), .asked(.filter(.starred)), .asked(.star(Sample.unknown, .starred)), .asked(.open(Sample.unknown)),
      ])
    #expect(session.stubs.lists.values.map(\.messages) == [[.notACommand("?")]], "an unknown command is page state")
  }

  @Test("view actions drive the same pages and the same store, by wiring alone")
  func isExchanged() async {
    let (redux, other) = (ReduxSession(), ReduxSession())
    let dependencies = other.stubs.dependencies
    let view = redux.view(over: redux.middlewares())
    let exchanged = other.view(
      over: ViewActionDispatcher(
        list: ListViewAction(
          list: dependencies.list, starPicture: dependencies.star, togglePicture: dependencies.toggle, store: other.store),
        detail: DetailViewAction(openPicture: dependencies.open, store: other.store)))
    for request in Sample.script {
      await view.perform(request)
      await exchanged.perform(request)
      #expect(other.store.state == redux.store.state, "\(request)")
    }
    #expect(other.stubs.drawn == redux.stubs.drawn)
  }

  @Test("the order of the middlewares changes neither the state nor what is shown; only the log has causes after their effects")
  func isReordered() async {
    let (session, other) = (ReduxSession(), ReduxSession())
    let views = [session.view(over: session.middlewares()), other.view(over: other.middlewares().reversed())]
    for view in views {
      for request in Sample.script { await view.perform(request) }
    }
    #expect(other.store.state == session.store.state)
    #expect(other.stubs.drawn == session.stubs.drawn)
    #expect(
      other.log.lines.prefix(4) == [
        "open loading", "tracked open: done", "open opened \(Sample.hidden.id.short)", "open asked",
      ])
  }

  @Test("recorded actions lead through the reducer to the same state")
  func replays() async {
    let (session, actions) = (ReduxSession(), Recorder<PictureAction>())
    let view = session.view(over: [Recording(actions: actions)] + session.middlewares())
    for request in Sample.script { await view.perform(request) }
    #expect(actions.values.reduce(PictureState()) { PictureReducer.reduce($1, $0) } == session.store.state)
  }
}
