import Domain
import Scenes

/// The single source of truth of the scene. Only actions change the store; every type may read it.
///
/// The store announces each change separately and immediately. `Observation` would merge several changes, and would ignore changes to equal
/// values: the second of two equal failures would never be shown.
@MainActor
final class ArticleListStore {
  /// The list that is loading.
  private(set) var listing: Listing?
  /// The current list and its query.
  private(set) var listed: ListedArticles?
  /// The last event. Initially, the first list is loading.
  private(set) var news = ArticleListNews.loading

  private var observers: [(ArticleListStore) -> Void] = []

  init(dispatcher: Dispatcher<ArticleListAction>) {
    dispatcher.register(handle)
  }

  /// The query that the next condition narrows: the query that is loading, or else the query of the current list.
  var query: ArticleQuery? { listing?.query ?? listed?.query }

  /// Calls `observer` after each future change.
  func observe(_ observer: @escaping (ArticleListStore) -> Void) {
    observers.append(observer)
  }

  private func handle(_ action: ArticleListAction) {
    switch action {
    case .listing(let listing):
      self.listing = listing
      announce(.loading)
    case .listed(let articles, let listing):
      guard isUnderWay(listing) else { return }
      listed = ListedArticles(listing.query, articles)
      self.listing = nil
      announce(listing.news)
    case .listingFailed(let error, let listing):
      guard isUnderWay(listing) else { return }
      self.listing = nil
      announce(.failed(error))
    case .changed(let result, let requested): announce(.changed(result, requested))
    case .failed(let error): announce(.failed(error))
    case .notUnderstood(let text): announce(.notUnderstood(text))
    }
  }

  /// Whether this list is still loading, and no later list has overtaken it.
  private func isUnderWay(_ listing: Listing) -> Bool { listing.number == self.listing?.number }

  private func announce(_ news: ArticleListNews) {
    self.news = news
    for observer in observers { observer(self) }
  }
}
