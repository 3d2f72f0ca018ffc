import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import VariantRedux
import VariantStoreViewState

/// The two forms of the architecture, which share the store and the view states.
enum StoreForm: CaseIterable, Sendable {
  case viewActions, redux

  @MainActor
  func session(in dependencies: ReadingSessionDependencies) -> any Interactor<ArticleList.Request> {
    switch self {
    case .viewActions: StoreScene.readingSession(in: dependencies)
    case .redux: ReduxScene.readingSession(in: dependencies)
    }
  }
}

/// A reading session with stubbed use cases: three unread articles are listed, and a fourth one is not.
@MainActor
final class StoreSession {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>
  typealias Read = Stub<ArticleReference, ArticleDetails, ReadingError>
  typealias Count = Stub<ArticleQuery, Int, ReadingError>

  nonisolated static let articles = ["Green tea", "Black tea", "Coffee"].map { summary($0) }
  nonisolated static let first = reference("Green tea")
  nonisolated static let second = reference("Black tea")
  nonisolated static let unlisted = reference("Cocoa")
  nonisolated static let star = StatusChange([first], .set(.starred, true))

  let list: List
  let change: Change
  let read: Read
  let count: Count
  let lists = Recorder<ArticleList.ViewModel>()
  let details = Recorder<ArticleDetail.ViewModel>()
  let counts = Recorder<ArticleCount.ViewModel>()
  let routes = Recorder<ArticleList.Route>()
  private let watch: (any SceneTracer)?
  private(set) var scene: (any Interactor<ArticleList.Request>)?
  private var tasks: [Task<Void, Never>] = []

  init(
    _ form: StoreForm? = nil, list: List = List { _ in .success(ListPage(all: articles)) },
    change: Change = Change { _ in .success([articles[0]]) }, read: Read = Read(opens), count: Count = Count { _ in .success(3) },
    watch: (any SceneTracer)? = nil
  ) {
    (self.list, self.change, self.read, self.count, self.watch) = (list, change, read, count, watch)
    scene = form?.session(in: dependencies)
  }

  var dependencies: ReadingSessionDependencies {
    ReadingSessionDependencies(
      list: ArticleListDependencies(
        list: list, change: change, router: routes, display: lists, now: { .sample() }, watch: watch),
      read: read, count: count, detailDisplay: details, countDisplay: counts,
      detailWording: { opened, now in
        switch opened {
        case .success(let details): ArticleDetailPresenter.viewModel(for: .opened(details, now: now))
        case .failure(let error): ArticleDetailPresenter.viewModel(for: .failed(error))
        }
      },
      countWording: { unread in
        switch unread {
        case .success(let number): ArticleCountPresenter.viewModel(for: .counted(number))
        case .failure(let error): ArticleCountPresenter.viewModel(for: .failed(error))
        }
      })
  }

  /// Drives this scene, which a test has wired itself.
  func use(_ scene: any Interactor<ArticleList.Request>) {
    self.scene = scene
  }

  /// Performs requests one after the other.
  func perform(_ requests: ArticleList.Request...) async {
    for request in requests { await scene?.perform(request) }
  }

  /// Starts a request without waiting.
  func begin(_ request: ArticleList.Request) {
    tasks.append(Task { await scene?.perform(request) })
  }

  /// Waits for all started requests.
  func finish() async {
    for task in tasks { await task.value }
  }

  /// Whether the rows of the list are read, as it was drawn last.
  var readRows: [Bool]? { lists.values.last?.rows.map(\.status.isRead) }
  /// The number, as it was drawn last.
  var number: String? { counts.values.last?.number }
  /// The titles of the drawn articles.
  var titles: [String] { details.values.map(\.title) }

  nonisolated static func summary(_ title: String, marks: Set<ArticleMark> = []) -> ArticleSummary {
    .sample(.sample(guid: title, title: title), marks: marks)
  }

  nonisolated static func reference(_ title: String) -> ArticleReference {
    ArticleReference(summary(title).article.id)
  }

  nonisolated static func opened(_ title: String, marks: Set<ArticleMark> = [.read], problem: ReadingError? = nil) -> ArticleDetails {
    ArticleDetails(summary: summary(title, marks: marks), document: .empty, problem: problem)
  }

  /// Opens one of the four articles, which is read then.
  nonisolated static func opens(_ reference: ArticleReference) -> Result<ArticleDetails, ReadingError> {
    let titles = articles.map(\.article.title) + ["Cocoa"]
    return titles.first { Self.reference($0) == reference }.map { .success(opened($0)) } ?? .failure(.articleNotFound(reference))
  }
}
