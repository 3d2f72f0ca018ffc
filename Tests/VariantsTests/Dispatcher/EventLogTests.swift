import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("The event log of Dispatcher–Actor")
struct EventLogTests {
  private let log = EventLog()
  private let shown = Recorder<ArticleList.ViewModel>()
  private let other = Recorder<ArticleList.ViewModel>()
  private static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))

  private func view(list: Stub<ArticleQuery, [ArticleSummary], ReadingError> = Stub { _ in .success([.sample()]) }) -> ArticleListView {
    let viewModel = ArticleListViewModel(now: { .sample() })
    viewModel.subscribe(shown.display)
    viewModel.subscribe(other.display)
    let service = DomainArticleService(list: list, changeStatus: Stub { _ in .success([.sample()]) })
    return ArticleListView(
      dispatcher: ArticleListDispatcher(service: service, router: Recorder<ArticleList.Route>(), viewModel: viewModel, log: log))
  }

  @Test("holds what the parent view, its child and the use cases send, in one order")
  func oneLog() async {
    let view = view()
    for request in [.search("green tea"), .change(Self.star), .open(ArticleReference("ab12"))] as [ArticleList.Request] {
      await view.perform(request)
    }
    #expect(
      log.entries.map(\.event) == [
        .search("green tea"), .list(.words(["green", "tea"]), reply: .listed),
        .change(Self.star), .list(.again, reply: .changed([.sample()], Self.star)),
        .open(ArticleReference("ab12")),
      ])
    #expect(log.entries.map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test("loses no condition when tasks of different priority ask at once")
  func ordersPriorities() async {
    for _ in 1...50 {
      let list = Stub<ArticleQuery, [ArticleSummary], ReadingError> { _ in .success([]) }
      let view = view(list: list)
      let requests: [(TaskPriority, ArticleList.Request)] = [
        (.low, .search("tea")), (.high, .filter(.unmarked(.read))), (.medium, .filter(.folder(FolderPath("Drinks")))),
      ]
      let tasks = requests.map { priority, request in Task(priority: priority) { await view.perform(request) } }
      for task in tasks { await task.value }
      #expect(await list.inputs.contains(ArticleQuery(lacking: [.read], folder: FolderPath("Drinks"), words: ["tea"])))
    }
  }

  @Test("has nothing follow a search that is none")
  func refuses() async {
    await view().perform(.search("\u{7}"))
    #expect(log.entries.map(\.event) == [.search("\u{7}")])
  }

  @Test("keeps the latest events, and counts on")
  func isBounded() async {
    let count = EventLog.mostEntries + 5
    for _ in 1...count { await log.record(.notUnderstood("dance")) { _ in } }
    #expect(log.entries.map(\.number) == Array(6...count))
  }

  @Test("what is notified in one turn reaches every view, each change by itself")
  func notifies() async {
    await view().perform(.show(.all))
    #expect(shown.values.map(\.isLoading) == [true, false])
    #expect(other.values == shown.values)
  }
}
