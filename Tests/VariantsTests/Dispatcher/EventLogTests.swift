import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantDispatcher

@MainActor @Suite("Event log of Dispatcher–Actor")
struct EventLogTests {
  private let log = EventLog()
  private let shown = Recorder<ArticleList.ViewModel>()
  private let other = Recorder<ArticleList.ViewModel>()
  private static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))

  private func view(list: Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> = Stub { _ in .success([.sample()]) })
    -> ArticleListView
  {
    let viewModel = ArticleListViewModel(now: { .sample() })
    viewModel.subscribe(shown.display)
    viewModel.subscribe(other.display)
    let service = DomainArticleService(list: list, markArticles: Stub { _ in .success([.sample()]) })
    return ArticleListView(
      dispatcher: ArticleListDispatcher(service: service, router: Recorder<ArticleList.Route>(), viewModel: viewModel, log: log))
  }

  @Test("the log contains the events of the parent view, its child and the use cases, in one order")
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

  @Test("no condition is lost when tasks of different priorities send requests at once")
  func ordersPriorities() async {
    for _ in 1...50 {
      let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in .success([]) }
      let view = view(list: list)
      let requests: [(TaskPriority, ArticleList.Request)] = [
        (.low, .search("tea")), (.high, .filter(.unmarked(.read))), (.medium, .filter(.folder(FolderPath("Drinks")))),
      ]
      let tasks = requests.map { priority, request in Task(priority: priority) { await view.perform(request) } }
      for task in tasks { await task.value }
      #expect(await list.inputs.contains(ArticleQuery(lacking: [.read], folder: FolderPath("Drinks"), words: ["tea"])))
    }
  }

  @Test("no event follows an invalid search")
  func refuses() async {
    await view().perform(.search("\u{7}"))
    #expect(log.entries.map(\.event) == [.search("\u{7}")])
  }

  @Test("the log keeps only the latest events, and continues their numbers")
  func isBounded() async {
    let count = EventLog.mostEntries + 5
    for _ in 1...count { await log.record(.notUnderstood("dance")) { _ in } }
    #expect(log.entries.map(\.number) == Array(6...count))
  }

  @Test("two notifications in one turn both reach every view")
  func notifies() async {
    await view().perform(.show(.all))
    #expect(shown.values.map(\.isLoading) == [true, false])
    #expect(other.values == shown.values)
  }
}
