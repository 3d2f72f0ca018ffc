import Domain
import Scenes

/// The requests of a view. It runs the use cases and dispatches their results as actions. It reads the store, but only actions change the
/// store.
@MainActor
final class ArticleListActionCreator {
  private let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  private let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>
  private let router: any Router<ArticleList.Route>
  private let store: ArticleListStore
  private let dispatcher: Dispatcher<ArticleListAction>
  private var listings = 0

  init(dependencies: ArticleListDependencies, store: ArticleListStore, dispatcher: Dispatcher<ArticleListAction>) {
    list = dependencies.list
    change = dependencies.change
    router = dependencies.router
    self.store = store
    self.dispatcher = dispatcher
  }

  func list(_ request: ArticleList.Request) async {
    do throws(ReadingError) {
      if let query = try request.query(after: store.query, store.listed) { await read(query, telling: .listed) }
    } catch {
      dispatcher.dispatch(.failed(error))
    }
  }

  func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query = store.query {
        await read(query.repeated(store.listed), telling: .changed(changed, requested))
      } else {
        dispatcher.dispatch(.changed(changed, requested))
      }
    } catch {
      dispatcher.dispatch(.failed(error))
    }
  }

  func open(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }

  func notUnderstood(_ text: String) {
    dispatcher.dispatch(.notUnderstood(text))
  }

  private func read(_ query: ArticleQuery, telling news: ArticleListNews) async {
    listings += 1
    let listing = Listing(number: listings, query: query, news: news)
    dispatcher.dispatch(.listing(listing))
    do throws(ReadingError) {
      dispatcher.dispatch(.listed(try await list(query), listing))
    } catch {
      dispatcher.dispatch(.listingFailed(error, listing))
    }
  }
}
