public import Domain
public import Scenes

/// Lists articles, narrows the list, and changes the status of articles.
///
/// After a change, the list is read again: the display always shows what is stored. When a later request overtakes a list, that list is
/// dropped.
public final class ArticleListInteractor: Interactor {
  private let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let presenter: any Presenter<ArticleList.Response>
  private let now: CurrentTime

  /// The query that is running, or else the query of the current list. The next request narrows this query, not that of a list that is
  /// about to be replaced.
  private var query: ArticleQuery?
  private var listed: (query: ArticleQuery, articles: [ArticleSummary])?
  private var latestGeneration = 0

  public init(
    list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>, change: any UseCase<StatusChange, StatusChangeResult, ReadingError>,
    router: any Router<ArticleList.Route>, presenter: any Presenter<ArticleList.Response>, now: @escaping CurrentTime
  ) {
    self.list = list
    self.change = change
    self.router = router
    self.presenter = presenter
    self.now = now
  }

  public func perform(_ request: ArticleList.Request) async {
    switch request {
    case .show(let query): await show(query)
    case .filter(let filter): await show(filter.narrowing(query ?? .all))
    case .search(let text): await search(text)
    case .change(let requested): await apply(requested)
    case .open(let reference): await router.go(to: .article(reference))
    case .notUnderstood(let text): present(.notUnderstood(text))
    }
  }

  private func show(_ query: ArticleQuery) async {
    await read(query, because: .listed)
  }

  private func search(_ text: String) async {
    do throws(ReadingError) {
      var searching = query ?? .all
      searching.words = try SearchRules.words(in: text)
      await show(searching)
    } catch {
      present(.failed(error))
    }
  }

  private func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query {
        await read(query, because: .changed(changed, requested))
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
      listed = (query, found)
      present(event)
    } catch {
      guard generation == latestGeneration else { return }
      self.query = listed?.query
      present(.failed(error))
    }
  }

  private func present(_ event: ArticleList.Response.Event) {
    presenter.present(ArticleList.Response(event, listed: listed?.articles, now: now()))
  }
}
