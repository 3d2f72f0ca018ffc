public import CoreDomain
public import CorePresentation
public import CoreScenes
public import ReaderDomain
public import ReaderScenes

/// Lists articles, and changes their status.
///
/// After a change, the shown part of the list is read again, or the rows of the changed articles if the others stay: the display always shows what is stored.
public final class ArticleListInteractor: Interactor {
  private let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReaderError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReaderError>
  private let router: any Router<ArticleList.Route>
  private let presenter: any Presenter<ArticleList.Response>
  private let now: LocalClock

  /// The part of the list that was read, with the marks of now; nil before the first list was read.
  private var listed: ListedArticles?

  public init(
    list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReaderError>,
    change: any UseCase<StatusChange, StatusChangeResult, ReaderError>,
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
    case .refreshed: await read(listed?.queryAgain ?? .all, because: .listed)
    case .change(let requested): await apply(requested)
    case .open(let reference): await router.go(to: .article(reference))
    case .opened(let reference): await readRow(of: reference)
    }
  }

  private func apply(_ requested: StatusChange) async {
    do throws(ReaderError) {
      let changed = try await change(requested)
      if case .articles = requested.target, let marked = listed?.marking(changed.articles) {
        listed = marked
        present(.changed(changed, requested))
      } else if let listed {
        await read(listed.queryAgain, because: .changed(changed, requested))
      } else {
        present(.changed(changed, requested))
      }
    } catch {
      present(.failed(error))
    }
  }

  /// Shows the row of an article again, or all rows if that is not enough.
  private func readRow(of reference: ArticleReference) async {
    guard let row = listed?.rowQuery(of: reference) else { return await read(listed?.queryAgain ?? .all, because: .listed) }
    do throws(ReaderError) {
      let stored = try await list(row).rows.filter { ArticleReference($0.article.id) == reference }
      if !stored.isEmpty, let marked = listed?.marking(stored) {
        listed = marked
        present(.listed)
      } else {
        await read(listed?.queryAgain ?? .all, because: .listed)
      }
    } catch {
      present(.failed(error))
    }
  }

  private func read(_ query: ArticleQuery, because event: ArticleList.Response.Event) async {
    present(.loading)
    do throws(ReaderError) {
      listed = ListedArticles(query, try await list(query))
      present(event)
    } catch {
      present(.failed(error))
    }
  }

  private func present(_ event: ArticleList.Response.Event) {
    presenter.present(ArticleList.Response(event, listed: listed?.shown, now: now()))
  }
}
