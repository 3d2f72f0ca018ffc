import CoreComposition
import CoreDoubles
import CoreScenes
import CoreTerminal
import ReaderDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderPresentation
import ReaderScenes

/// A reading session in one architecture, with stubbed use cases and displays that record their view models.
@MainActor
final class SharedReadSession {
  nonisolated static let unread = ["Green tea", "Black tea", "Coffee"].map { article($0) }
  nonisolated static let firstRead = [article("Green tea", [.read])] + unread.dropFirst()
  nonisolated static let first = ArticleReference(unread[0].article.id)
  nonisolated static let markUnread = StatusChange([first], .set(.read, false))

  let list: Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let count: Stub<ArticleQuery, Int, ReadingError>
  let lists = Recorder<ArticleList.ViewModel>()
  let details = Recorder<ArticleDetail.ViewModel>()
  let numbers = Recorder<ArticleCount.ViewModel>()
  private let scene: any Interactor<ArticleList.Request>

  /// - Parameters:
  ///   - listings: the articles of each list that is read; the last ones for all further lists.
  ///   - counts: the number that each count finds; the last one for all further counts.
  ///   - problem: why the opened article cannot be marked read.
  init(
    _ architecture: SceneArchitecture, lists listings: [[ArticleSummary]] = [unread], counts: [Int] = [3], problem: ReadingError? = nil
  ) {
    list = Stub(inTurn: listings.map { .success(ListPage(all: $0)) })
    count = Stub(inTurn: counts.map { .success($0) })
    let opened = ArticleDetails(
      summary: problem == nil ? Self.firstRead[0] : Self.unread[0], document: Document(blocks: []), problem: problem)
    scene =
      ArticleListScene.makeSession(
        architecture,
        in: ReadingSessionDependencies(
          list: ArticleListDependencies(
            list: list, change: Stub { _ in .success([Self.unread[0]]) }, router: Recorder<ArticleList.Route>(), display: lists,
            now: { .sample() }),
          read: Stub { _ in .success(opened) }, count: count, detailDisplay: details, countDisplay: numbers,
          detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
          countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), tracing: Tracing(trace: nil)
      ).interactor
  }

  /// The titles of the shown rows that are marked read.
  var readRows: [String]? { lists.values.last?.rows.filter(\.status.isRead).map(\.title) }
  /// The shown number of unread articles.
  var number: String? { numbers.values.last?.number ?? nil }

  func perform(_ request: ArticleList.Request) async {
    await scene.perform(request)
  }

  private nonisolated static func article(_ title: String, _ marks: Set<ArticleMark> = []) -> ArticleSummary {
    .sample(.sample(guid: title, title: title), marks: marks)
  }
}
