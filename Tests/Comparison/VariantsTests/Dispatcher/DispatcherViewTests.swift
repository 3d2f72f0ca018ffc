import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Views and events of the two rings")
struct DispatcherViewTests {
  private typealias Stage = DispatcherStage
  private let stage = Stage()

  @Test("the log tells which view sent each event, in one order, and which came from the system")
  func logs() async {
    await stage.perform(
      .show(.all), .search("tea"), .scroll(.next), .change(Stage.star), .open(Stage.first), .change(Stage.star),
      .change(StatusChange([Stage.second], .toggle(.read))), .notUnderstood("dance"))
    await stage.perform(.refreshed)
    await stage.view.interrupt()
    await stage.view.close()
    #expect(
      stage.view.log().lines == [
        "1 command line: show", #"2 command line: search "tea""#, "3 rows: scroll next", "4 rows: change",
        "5 rows: open \"\(Stage.first.prefix)\"", "6 detail: change", "7 rows: change", #"8 command line: not understood "dance""#,
        "9 system: refresh ended", "10 system: interrupted", "11 system: closed",
      ])
  }

  @Test("an event of the rows redraws detail and count, and an event of the detail redraws rows, without the parent")
  func redrawsSiblings() async throws {
    await stage.view.commandLine.send(.show(.all))
    let before = stage.drawn
    await stage.view.rows.send(.open(Stage.first))
    #expect(stage.drawn == before.map { $0 + 1 })
    let detail = try #require(stage.view.detail)
    await detail.send(.change(Stage.star))
    #expect(stage.drawn[0] == before[0] + 3)
  }

  @Test("a refresh that ends reads the shown list and the count again")
  func refreshes() async {
    let stage = Stage(count: Stage.Count(inTurn: .success(3), .success(5)))
    await stage.perform(.filter(.unmarked(.read)))
    await stage.perform(.refreshed)
    #expect(await stage.list.inputs == [ArticleQuery(lacking: [.read]), ArticleQuery(lacking: [.read])])
    #expect(stage.numbers == ["3", "5"])
  }

  @Test("the log for programs has the parts of each event")
  func exportsLog() async {
    await stage.perform(.search("tea"))
    let record = ExportedRecord([
      .init("number", .number(1)), .init("from", .text("command line")), .init("event", .text(#"search "tea""#)),
    ])
    #expect(stage.view.log().exported == .list([record]))
  }

  @Test("a list alone opens an article in another scene, and counts nothing")
  func routes() async {
    let (router, list) = (Recorder<ArticleList.Route>(), Stage.List { _ in .success(ListPage(all: Stage.articles)) })
    let display = Recorder<ArticleList.ViewModel>()
    let view = DispatcherScene.articleList(
      in: ArticleListDependencies(
        list: list, change: Stage.Change { _ in .success([]) }, router: router, display: display, now: { .sample() }))
    await view.perform(.show(.all))
    await view.perform(.open(Stage.first))
    #expect(router.values == [.article(Stage.first)])
    #expect(display.values.map(\.isLoading) == [true, false])
  }

  @Test("a tracer observes every event at the log, with its sender")
  func traces() async {
    let tracer = EventTracer()
    let display = Recorder<ArticleList.ViewModel>()
    let view = DispatcherScene.articleList(
      in: ArticleListDependencies(
        list: stage.list, change: stage.change, router: Recorder<ArticleList.Route>(), display: display, now: { .sample() }, watch: tracer))
    await view.perform(.show(.all))
    await view.perform(.open(Stage.first))
    #expect(tracer.entries.map(\.from) == [.commandLine, .rows])
    #expect(display.values.count == 2)
  }
}

/// Records the traced entries of the log.
@MainActor
private final class EventTracer: SceneTracer {
  private(set) var entries: [EventLog.Entry] = []

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () async -> Void) async {
    if type == EventLog.self, step == "record", let entry = value as? EventLog.Entry { entries.append(entry) }
    await work()
  }

  func around(_ type: Any.Type, _ step: String, _ value: any Sendable, _ work: () -> Void) { work() }
}
