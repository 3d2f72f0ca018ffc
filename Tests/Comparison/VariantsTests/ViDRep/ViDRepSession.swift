import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes

@testable import VariantViDRep

/// A reading session with stubbed use cases and recorded displays. Its three articles are unread, and the stubs never learn of a mark.
@MainActor
final class ViDRepSession {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Read = Stub<ArticleReference, ArticleDetails, ReadingError>
  typealias Count = Stub<ArticleQuery, Int, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>

  nonisolated static let articles = ["a", "b", "c"].enumerated().map { place, guid in
    ArticleSummary.sample(.sample(guid: guid, title: guid, published: .sample(plusMinutes: -place)))
  }
  nonisolated static func reference(_ place: Int) -> ArticleReference { ArticleReference(articles[place].article.id) }

  /// What reading an article gives: the article, marked read unless there is a problem.
  nonisolated static func details(_ summary: ArticleSummary, problem: ReadingError? = nil) -> ArticleDetails {
    ArticleDetails(summary: problem == nil ? read(summary) : summary, document: .empty, problem: problem)
  }
  nonisolated static func read(_ summary: ArticleSummary) -> ArticleSummary { .sample(summary.article, marks: [.read]) }

  let list: List
  let read: Read
  let count: Count
  let change: Change
  private let lists = Recorder<ArticleList.ViewModel>()
  private let details = Recorder<ArticleDetail.ViewModel>()
  private let counts = Recorder<ArticleCount.ViewModel>()
  private let router = Recorder<ArticleList.Route>()
  private let scene: any Interactor<ArticleList.Request>
  private var tasks: [Task<Void, Never>] = []

  init(
    list: List = List { _ in .success(ListPage(all: articles)) },
    read: Read = Read { wanted in
      guard let found = articles.first(where: { ArticleReference($0.article.id) == wanted }) else {
        return .failure(.articleNotFound(wanted))
      }
      return .success(details(found))
    },
    count: Count = Count { _ in .success(3) }, change: Change = Change { _ in .success([articles[0]]) }, watch: (any SceneTracer)? = nil
  ) {
    (self.list, self.read, self.count, self.change) = (list, read, count, change)
    scene = ViDRepScene.readingSession(
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list, change: change, router: router, display: lists, now: { .sample() }, watch: watch),
        read: read, count: count, detailDisplay: details, countDisplay: counts,
        detailWording: { result, now in
          switch result {
          case .success(let details): ArticleDetailPresenter.viewModel(for: .opened(details, now: now))
          case .failure(let error): ArticleDetailPresenter.viewModel(for: .failed(error))
          }
        },
        countWording: { result in
          switch result {
          case .success(let number): ArticleCountPresenter.viewModel(for: .counted(number))
          case .failure(let error): ArticleCountPresenter.viewModel(for: .failed(error))
          }
        }))
  }

  /// The lists that were drawn, oldest first.
  var drawnLists: [ArticleList.ViewModel] { lists.values }
  var drawnDetails: [ArticleDetail.ViewModel] { details.values }
  var drawnCounts: [ArticleCount.ViewModel] { counts.values }
  /// The numbers that were drawn; nil for a count that failed.
  var numbers: [String?] { counts.values.map(\.number) }
  /// Whether each row on the screen is read.
  var marks: [Bool]? { lists.values.last?.rows.map(\.status.isRead) }
  var routes: [ArticleList.Route] { router.values }

  func perform(_ request: ArticleList.Request) async {
    await scene.perform(request)
  }

  /// Starts a request without waiting.
  func begin(_ request: ArticleList.Request) {
    tasks.append(Task { await scene.perform(request) })
  }

  /// Waits for all started requests.
  func finish() async {
    for task in tasks { await task.value }
    tasks = []
  }
}
