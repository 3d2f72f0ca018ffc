import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes

@testable import VariantDispatcher

/// A reading session with stubbed use cases and displays that record their view models.
@MainActor
final class DispatcherStage {
  typealias List = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  typealias Change = Stub<StatusChange, StatusChangeResult, ReadingError>
  typealias Read = Stub<ArticleReference, ArticleDetails, ReadingError>
  typealias Count = Stub<ArticleQuery, Int, ReadingError>

  /// Three unread articles, and one that no list contains.
  nonisolated static let articles = ["Green tea", "Black tea", "Coffee"].map { ArticleSummary.sample(.sample(guid: $0, title: $0)) }
  nonisolated static let unlisted = ArticleSummary.sample(.sample(guid: "Cocoa", title: "Cocoa"))
  nonisolated static let first = reference(articles[0])
  nonisolated static let second = reference(articles[1])
  nonisolated static let star = StatusChange([first], .set(.starred, true))

  nonisolated static func reference(_ summary: ArticleSummary) -> ArticleReference { ArticleReference(summary.article.id) }

  /// An opened article. The mark is stored, unless there is a problem.
  nonisolated static func opened(_ reference: ArticleReference, problem: ReadingError? = nil) -> Result<ArticleDetails, ReadingError> {
    guard let found = (articles + [unlisted]).first(where: { self.reference($0) == reference }) else {
      return .failure(.articleNotFound(reference))
    }
    let summary = ArticleSummary.sample(found.article, marks: problem == nil ? [.read] : [])
    return .success(ArticleDetails(summary: summary, document: .empty, problem: problem))
  }

  let list: List
  let change: Change
  let read: Read
  let count: Count
  let rows = Recorder<ArticleList.ViewModel>()
  let detail = Recorder<ArticleDetail.ViewModel>()
  let number = Recorder<ArticleCount.ViewModel>()
  let view: ArticleListView
  private var tasks: [Task<Void, Never>] = []

  init(
    list: List = List { _ in .success(ListPage(all: articles)) }, change: Change = Change { _ in .success([]) },
    read: Read = Read { opened($0) }, count: Count = Count { _ in .success(3) }
  ) {
    (self.list, self.change, self.read, self.count) = (list, change, read, count)
    view = DispatcherScene.session(
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list, change: change, router: Recorder<ArticleList.Route>(), display: rows, now: { .sample() }),
        read: read, count: count, detailDisplay: detail, countDisplay: number,
        detailWording: { result, _ in Self.worded(result) }, countWording: { Self.worded($0) }))
  }

  private nonisolated static func worded(_ result: Result<ArticleDetails, ReadingError>) -> ArticleDetail.ViewModel {
    let (details, error) = parts(of: result)
    return ArticleDetail.ViewModel(
      title: details?.summary.article.title ?? "", details: [], blocks: [], links: [], messages: messages(error ?? details?.problem),
      exported: .empty, outcome: error == nil ? .done : .failed)
  }

  nonisolated static func worded(_ result: Result<Int, ReadingError>) -> ArticleCount.ViewModel {
    let (number, error) = parts(of: result)
    return ArticleCount.ViewModel(
      number: number.map(String.init), messages: messages(error), exported: .empty, outcome: error == nil ? .done : .failed)
  }

  private nonisolated static func parts<Value>(of result: Result<Value, ReadingError>) -> (Value?, ReadingError?) {
    switch result {
    case .success(let value): (value, nil)
    case .failure(let error): (nil, error)
    }
  }

  private nonisolated static func messages(_ error: ReadingError?) -> [Message] {
    error.map { [ReadingErrorWording.message(for: $0)] } ?? []
  }

  /// Which rows of the current list are read.
  var marks: [Bool]? { rows.values.last?.rows.map(\.status.isRead) }
  /// The shown numbers of unread articles.
  var numbers: [String?] { number.values.map(\.number) }
  /// The titles of the shown articles.
  var titles: [String] { detail.values.map(\.title) }
  /// The numbers of view models that list, detail and count have drawn.
  var drawn: [Int] { [rows.values.count, detail.values.count, number.values.count] }

  func perform(_ requests: ArticleList.Request...) async {
    for request in requests { await view.perform(request) }
  }

  /// Starts a request without waiting.
  @discardableResult
  func begin(_ request: ArticleList.Request) -> Task<Void, Never> {
    let view = view
    let task = Task { await view.perform(request) }
    tasks.append(task)
    return task
  }

  /// Waits for all started requests.
  func finish() async {
    for task in tasks { await task.value }
  }
}
