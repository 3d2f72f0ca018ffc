public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists articles, and changes their status.
///
/// After a change, the shown part of the list is read again: the display always shows what is stored. When a later request overtakes a list, that list is
/// dropped.
public final class ArticleListInteractor: Interactor {
  private let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let presenter: any Presenter<ArticleList.Response>
  private let now: LocalClock

  /// The query that is running, or else the query of the current list.
  private var query: ArticleQuery?
  private var listed: ListedArticles?
  private var latestGeneration = 0

  public init(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, presenter: any Presenter<ArticleList.Response>, now: @escaping LocalClock
  ) {
    self.list = list
    self.change = change
    self.router = router
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await read(query, because: .listed)
    case .refreshed: await read((query ?? .all).repeated(listed), because: .listed)
    case .change(let requested): await apply(requested)
    case .open(let reference): await router.go(to: .article(reference))
    }
  }

  private func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query {
        await read(query.repeated(listed), because: .changed(changed, requested))
      } else {
        present(.changed(changed, requested))
      }
    } catch {
      present(.failed(error))
    }
  }

  private func read(_ query: ArticleQuery, because event: ArticleList.Response.Event) async {
    latestGeneration += 1
    let generation = latestGeneration
    self.query = query
    present(.loading)
    do throws(ReadingError) {
      let found = try await list(query)
      guard generation == latestGeneration else { return }
      listed = ListedArticles(query, found)
      present(event)
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      present(.failed(error))
    }
  }

  private func present(_ event: ArticleList.Response.Event) {
    presenter.present(ArticleList.Response(event, listed: listed, now: now()))
  }
}
