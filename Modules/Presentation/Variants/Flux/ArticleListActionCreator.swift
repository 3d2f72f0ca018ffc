import Domain
import Scenes

/// The requests of a view. It runs the use cases and dispatches their results as actions. It reads the store, but only actions change the
/// store.
@MainActor
final class ArticleListActionCreator {
  private let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
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

  func show(_ query: ArticleQuery) async {
    await read(query, telling: .listed)
  }

  func filter(_ filter: ArticleFilter) async {
    await show(filter.narrowing(store.query ?? .all))
  }

  func search(_ text: String) async {
    do throws(ReadingError) {
      var searching = store.query ?? .all
      searching.words = try SearchRules.words(in: text)
      await show(searching)
    } catch {
      dispatcher.dispatch(.failed(error))
    }
  }

  func apply(_ requested: StatusChange) async {
    do throws(ReadingError) {
      let changed = try await change(requested)
      if let query = store.query {
        await read(query, telling: .changed(changed, requested))
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
