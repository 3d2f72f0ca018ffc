import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing
import VariantStoreViewState

@testable import VariantRedux

@MainActor @Suite("History and replay of Redux")
struct ReduxHistoryTests {
  @Test("back and forward visit the recorded values, and end at both ends")
  func visits() {
    var history = History(1)
    history.record(2)
    history.record(3)
    #expect([history.back(), history.back(), history.back()] == [2, 1, nil])
    #expect([history.forward(), history.forward(), history.forward()] == [2, 3, nil])
    #expect(history.present == 3)
    #expect(history.values == [1, 2, 3])
  }

  @Test("a value that is recorded after going back replaces those ahead")
  func replaces() {
    var history = History("a")
    history.record("b")
    _ = history.back()
    history.record("c")
    #expect(history.forward() == nil)
    #expect(history.values == ["a", "c"])
  }

  @Test("recorded actions lead through the reducer to the same state, at every step")
  func replays() async {
    let (session, actions) = (ReduxSession(), Recorder<ArticleAction>())
    let view = session.view(over: session.dispatcher([RecordingMiddleware(actions: actions)] + session.middlewares()))
    for request in ReduxSession.script {
      await view.perform(request)
      #expect(actions.values.reduce(ArticleState(), ArticleReducer.reduce) == session.store.state)
    }
    #expect(actions.values.count > ReduxSession.script.count)
  }

  @Test("a state of the history is shown again, without an effect")
  func goesBack() async {
    let session = ReduxSession()
    let view = session.view(over: session.dispatcher(session.middlewares()))
    var history = History(session.store.state)
    for request: ArticleList.Request in [.show(.all), .open(ReduxSession.first)] {
      await view.perform(request)
      history.record(session.store.state)
    }
    if let earlier = history.back() { session.store.apply(earlier) }
    #expect(session.lists.values.last?.rows.map(\.status.isRead) == [false, false, false])
    #expect(session.counts.values.map(\.number) == ["3", "2", "3"])
    #expect(await session.list.inputs.count == 1)
    if let later = history.forward() { session.store.apply(later) }
    #expect(session.counts.values.map(\.number) == ["3", "2", "3", "2"])
  }
}
