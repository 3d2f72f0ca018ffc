import CoreComposition
import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderScenes

/// The scene in one architecture, with stubbed use cases and a display that records its view models.
@MainActor
final class Stage {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  /// Three articles. A search for a word finds those with the word in their title.
  nonisolated static let articles = ["Green tea", "Black tea", "Coffee"].enumerated().map { place, title in
    ArticleSummary.sample(.sample(guid: title, title: title, published: .sample(plusMinutes: -place)))
  }
  /// A feed that is not followed; a query for it fails.
  nonisolated static let nowhere = FeedReference("nowhere")

  let list = List { query in
    if query.feed == nowhere { return .failure(.feedNotFound(nowhere)) }
    let found = articles.filter { article in query.words.all.allSatisfy { article.article.title.contains($0) } }
    return .success(query.window.page(of: found, by: \.article.place))
  }
  let change = Change { requested in
    guard case .articles(let references) = requested.target else { return .success([]) }
    if let unknown = references.first(where: { $0.prefix == "ffff" }) { return .failure(.articleNotFound(unknown)) }
    return .success(
      StatusChangeResult(Array(articles.prefix(references.count)), undoError: references.first?.prefix == "eeee" ? .cancelled : nil))
  }
  private let displays = Recorder<ArticleList.ViewModel>()
  private let router = Recorder<ArticleList.Route>()
  private let scene: any Interactor<ArticleList.Request>
  private var tasks: [Task<Void, Never>] = []

  /// Connects the scene to the stubs, or to the given use cases.
  init(
    _ architecture: SceneArchitecture, list: (any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>)? = nil,
    change: (any UseCase<StatusChange, StatusChangeResult, ReadingError>)? = nil, trace: Trace? = nil
  ) {
    let dependencies = ArticleListDependencies(
      list: list ?? self.list, change: change ?? self.change, router: router, display: displays, now: { .sample() },
      watch: trace.map { TraceWatch(trace: $0) })
    scene = ArticleListScene.make(architecture, in: dependencies, tracing: Tracing(trace: trace))
  }

  /// All displayed view models.
  var displayed: [ArticleList.ViewModel] { displays.values }
  /// The displayed view models, except those that show loading.
  var settled: [ArticleList.ViewModel] { displayed.filter { !$0.isLoading } }
  /// The routes that the scene took.
  var routes: [ArticleList.Route] { router.values }

  /// Performs a request and waits until it is done.
  func perform(_ request: ArticleList.Request) async {
    await scene.perform(request)
  }

  /// Starts a request without waiting.
  func begin(_ request: ArticleList.Request) {
    tasks.append(Task { await scene.perform(request) })
  }

  /// Cancels a started request; requests are counted from 0.
  func cancel(_ task: Int) {
    tasks[task].cancel()
  }

  /// Waits for all started requests.
  func finish() async {
    for task in tasks { await task.value }
  }
}
