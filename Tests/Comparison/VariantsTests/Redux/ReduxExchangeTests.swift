import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@testable import VariantRedux
@testable import VariantStoreViewState

@MainActor @Suite("What can be exchanged in Redux")
struct ReduxExchangeTests {
  private typealias Session = ReduxSession

  /// Records actions, and performs none.
  private struct MockDispatcher: ActionDispatcher {
    let actions = Recorder<ArticleAction>()
    func dispatch(_ action: ArticleAction) async { actions.display(action) }
  }

  /// Performs actions by view actions: the wiring that takes the place of everything from the dispatcher to the reducer.
  private struct ViewActionDispatcher: ActionDispatcher {
    let list: ListViewAction
    let detail: DetailViewAction

    func dispatch(_ action: ArticleAction) async {
      guard case .ask(let request) = action else { return }
      switch request {
      case .show, .filter, .search, .scroll, .refreshed: await list.show(request)
      case .change(let requested): await list.mark(requested)
      case .open(let reference): await detail.open(reference)
      case .notUnderstood: break
      }
    }
  }

  @Test("a view runs over a mock dispatcher, and sends each request as one action")
  func isMocked() async {
    let (session, mock) = (Session(), MockDispatcher())
    let view = session.view(over: mock)
    for request in Session.script { await view.perform(request) }
    #expect(mock.actions.values == Session.script.map(ArticleAction.ask))
    #expect(await session.list.inputs.isEmpty)
    #expect(session.lists.values.count == 1, "only the unknown command is drawn, which is page state")
  }

  @Test("view actions drive the same views and the same store, by wiring alone")
  func isExchanged() async {
    let (session, other) = (Session(), Session())
    let redux = session.view(over: session.dispatcher(session.middlewares()))
    let count = CountViewAction(count: other.count, store: other.store)
    let exchanged = other.view(
      over: ViewActionDispatcher(
        list: ListViewAction(other.dependencies.list, store: other.store, count: count),
        detail: DetailViewAction(read: other.read, store: other.store, count: count)))
    for request in Session.script {
      await redux.perform(request)
      await exchanged.perform(request)
      #expect(other.store.state == session.store.state, "\(request)")
    }
    #expect(other.drawn == session.drawn)
    #expect(await other.list.inputs == session.list.inputs)
    #expect(await other.count.inputs == session.count.inputs)
  }

  @Test("the order of the middlewares changes neither the state nor what is shown")
  func isReordered() async {
    let reference = await run(in: Array(0..<5))
    for order in Self.permutations(of: Array(0..<5)) {
      let session = await run(in: order)
      #expect(session.store.state == reference.store.state, "\(order)")
      #expect(session.drawn == reference.drawn, "\(order)")
    }
  }

  @Test("the order matters for the log: behind an effect, a cause is written after what it caused")
  func ordersLog() async {
    #expect(await log(isFirst: true) == ["asked: show", "list begun", "list 1 read: 3 rows"])
    #expect(await log(isFirst: false) == ["list 1 read: 3 rows", "list begun", "asked: show"])
  }

  private final class Nowhere: Tracker, ActionLog {
    var lines: [String] = []
    func track(_ event: TrackingEvent) throws(TrackingError) {}
    func write(_ line: MessageText) { lines.append(line.text) }
  }

  /// Runs the script with tracking, list, change, read and count in this order.
  private func run(in order: [Int]) async -> Session {
    let session = Session()
    let middlewares = session.middlewares(tracker: Nowhere())
    let view = session.view(over: session.dispatcher(order.map { middlewares[$0] }))
    for request in Session.script { await view.perform(request) }
    return session
  }

  private func log(isFirst: Bool) async -> [String] {
    let (session, log) = (Session(), Nowhere())
    let (logging, list) = (LoggingMiddleware(log: log), ListMiddleware(list: session.list))
    let view = session.view(over: session.dispatcher(isFirst ? [logging, list] : [list, logging]))
    await view.perform(.show(.all))
    return log.lines
  }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.flatMap { first in permutations(of: numbers.filter { $0 != first }).map { [first] + $0 } }
  }
}
