import Domain
import DomainDoubles
import SceneDoubles
import Scenes

@testable import Composition

/// The scene in one architecture, between use cases that answer as they are told and a display that keeps what it is given.
@MainActor
final class Stage {
  typealias List = Stub<ArticleQuery, [ArticleSummary], ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  /// Three articles, of which a search for a word finds those with it in their title.
  nonisolated static let articles = ["Green tea", "Black tea", "Coffee"].map { ArticleSummary.sample(.sample(guid: $0, title: $0)) }
  /// A feed that nobody follows: asking for it fails.
  nonisolated static let nowhere = FeedReference("nowhere")

  let list = List { query in
    if query.feed == nowhere { return .failure(.feedNotFound(nowhere)) }
    return .success(articles.filter { article in query.words.allSatisfy { article.article.title.contains($0) } })
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

  /// Sets the scene over the stubs, or over other use cases in their place.
  init(
    _ architecture: SceneArchitecture, list: (any UseCase<ArticleQuery, [ArticleSummary], ReadingError>)? = nil,
    change: (any UseCase<StatusChange, StatusChangeResult, ReadingError>)? = nil, trace: Trace? = nil
  ) {
    let dependencies = ArticleListDependencies(
      list: list ?? self.list, change: change ?? self.change, router: router, display: displays, now: { .sample() },
      watch: trace.map { TraceWatch(trace: $0) })
    scene = ArticleListScene.make(architecture, in: dependencies, tracing: Tracing(trace: trace))
  }

  /// Everything that was displayed.
  var displayed: [ArticleList.ViewModel] { displays.values }
  /// What was displayed, without what was on its way.
  var settled: [ArticleList.ViewModel] { displayed.filter { !$0.isLoading } }
  /// Where the scene went.
  var routes: [ArticleList.Route] { router.values }

  /// Asks for something and waits for all that it leads to.
  func perform(_ request: ArticleList.Request) async {
    await scene.perform(request)
  }

  /// Asks for something and goes on.
  func begin(_ request: ArticleList.Request) {
    tasks.append(Task { await scene.perform(request) })
  }

  /// Takes a request back that was begun; they are counted from 0.
  func cancel(_ task: Int) {
    tasks[task].cancel()
  }

  /// Waits for all that was begun.
  func finish() async {
    for task in tasks { await task.value }
  }
}
