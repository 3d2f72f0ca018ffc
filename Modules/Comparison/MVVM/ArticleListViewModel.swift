import CoreDomain
import CoreScenes
import Observation
import ReaderDomain
import ReaderScenes

/// The view model: holds the state of the list in plain properties, and has one method for each intent. It knows no view; views observe
/// the properties, and cannot set them.
@MainActor @Observable
final class ArticleListViewModel {
  /// The current list; nil before the first one.
  private(set) var listed: ListedArticles?
  private(set) var isLoading = false
  /// What the view shows instead of the list alone.
  private(set) var notice: Notice?

  /// What the latest intent led to, apart from a list. It is not `Equatable`: a user who mistypes the same word twice gets two answers, but
  /// observation does not report an assignment of an equal value.
  enum Notice {
    case changed(StatusChangeResult, StatusChange)
    case failed(ReadingError)
    case notUnderstood(String)
  }

  private let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>

  /// The query that is running, or else the query of the current list.
  @ObservationIgnored private var query: ArticleQuery?
  @ObservationIgnored private var latestGeneration = 0

  init(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReadingError>, router: any Router<ArticleList.Route>
  ) {
    self.list = list
    self.change = change
    self.router = router
  }

  /// Lists the articles that the request asks for.
  func show(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      if let query = try request.query(after: query, listed) { await read(query) }
    } catch {
      notice = .failed(error)
    }
  }

  /// Changes the status of articles, then reads the current list again, if there is one.
  /// - Returns: Whether the change was stored.
  func apply(_ requested: StatusChange) async -> Bool {
    do throws(ReadingError) {
      let changed = Notice.changed(try await change(requested), requested)
      if let query { await read(query.repeated(listed), then: changed) } else { notice = changed }
      return true
    } catch {
      notice = .failed(error)
      return false
    }
  }

  func open(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }

  /// Reports an unknown command.
  func refuse(_ text: String) {
    notice = .notUnderstood(text)
  }

  /// Reads a list. When a later read overtakes this one, its result or error is dropped.
  private func read(_ query: ArticleQuery, then end: Notice? = nil) async {
    latestGeneration += 1
    let generation = latestGeneration
    self.query = query
    (isLoading, notice) = (true, nil)
    do throws(ReadingError) {
      let page = try await list(query)
      guard generation == latestGeneration else { return }
      listed = ListedArticles(query, page)
      (isLoading, notice) = (false, end)
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      (isLoading, notice) = (false, .failed(error))
    }
  }
}
