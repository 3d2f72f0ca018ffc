import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
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
    #expect([history.go(.back), history.go(.back), history.go(.back)] == [2, 1, nil])
    #expect([history.go(.forward), history.go(.forward), history.go(.forward)] == [2, 3, nil])
    #expect(history.present == 3)
    #expect(history.values == [1, 2, 3])
  }

  @Test("a value that is recorded after going back replaces those ahead")
  func replaces() {
    var history = History("a")
    history.record("b")
    _ = history.go(.back)
    history.record("c")
    #expect(history.go(.forward) == nil)
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

  @Test("back and forward show a state of the history again, without an effect, and say when there is none")
  func goesBack() async {
    let session = ReduxSession()
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: nil)
    #expect(await view.back()?.outcome == .nothingMatched)
    await view.perform(.show(.all))
    await view.perform(.open(ReduxSession.first))
    #expect(await view.back() == nil)
    #expect(session.lists.values.last?.rows.map(\.status.isRead) == [false, false, false])
    #expect(await view.back()?.messages.map(\.sentence) == ["There is no earlier state to go back to."])
    #expect(await view.forward() == nil)
    #expect(session.lists.values.last?.rows.map(\.status.isRead) == [true, false, false])
    #expect(session.counts.values.map(\.number) == ["3", "2", "3", "2"])
    #expect(await view.forward()?.messages.map(\.sentence) == ["There is no later state to go forward to."])
    #expect(await [session.list.inputs.count, session.read.inputs.count, session.count.inputs.count] == [1, 1, 1])
  }

  @Test("a list is always shown when the user goes back, but no message of that time")
  func showsAlways() async {
    let session = ReduxSession()
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: nil)
    for request: ArticleList.Request in [.show(.all), .change(ReduxSession.star), .open(ArticleReference("ffff"))] {
      await view.perform(request)
    }
    let before = session.lists.values.count
    _ = await view.back()
    #expect(session.lists.values.count == before + 1)
    #expect(session.lists.values.last?.summary == "3 articles")
  }

  @Test(
    "after going back, the next list or article counts again: the number of that time may be wrong",
    arguments: [
      .show(.all), .open(ReduxSession.first),
    ] as [ArticleList.Request])
  func countsAgain(request: ArticleList.Request) async {
    let session = ReduxSession()
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: nil)
    for request: ArticleList.Request in [.show(.all), .open(ReduxSession.first)] { await view.perform(request) }
    _ = await view.back()
    await view.perform(request)
    #expect(await session.count.inputs.count == 2)
  }

  @Test("an unknown command after going back leaves the later states")
  func keepsLater() async {
    let session = ReduxSession()
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: nil)
    for request: ArticleList.Request in [.show(.all), .search("cocoa")] { await view.perform(request) }
    _ = await view.back()
    await view.perform(.notUnderstood("dance"))
    #expect(await view.forward() == nil)
    #expect(session.lists.values.last?.rows.isEmpty == true)
  }

  @Test("an answer that comes after going back is dropped")
  func dropsLate() async {
    let session = ReduxSession()
    let view = ReduxScene.readingSession(in: session.dependencies, tracker: nil, log: nil)
    for request: ArticleList.Request in [.show(.all), .open(ReduxSession.first)] { await view.perform(request) }
    await session.list.hold()
    let late = Task { await view.perform(.search("cocoa")) }
    await session.list.called(times: 2)
    _ = await view.back()
    let before = session.lists.values.count
    await session.list.release(1)
    await late.value
    #expect(session.lists.values.count == before)
  }
}
