import Domain

/// The single source of truth of the scene. Actions change it, nothing else does; everyone may read it.
///
/// It announces each change by itself, when it is made. Observation would tell of several at once, and of none that leaves the values as they
/// were: the second of two equal failures would never be shown.
@MainActor
final class ArticleListStore {
  /// The list that is on its way.
  private(set) var listing: Listing?
  /// What is listed, and what it was that was asked for.
  private(set) var listed: (query: ArticleQuery, articles: [ArticleSummary])?
  /// What happened last. Before anything has, the first list is waited for.
  private(set) var news = ArticleListNews.loading

  private var observers: [(ArticleListStore) -> Void] = []

  init(dispatcher: Dispatcher<ArticleListAction>) {
    dispatcher.register(handle)
  }

  /// What the next condition narrows: the query under way, else that of what is listed.
  var query: ArticleQuery? { listing?.query ?? listed?.query }

  /// From here on, `observer` is told of each change.
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
      listed = (listing.query, articles)
      self.listing = nil
      announce(listing.news)
    case .listingFailed(let error, let listing):
      guard isUnderWay(listing) else { return }
      self.listing = nil
      announce(.failed(error))
    case .changed(let result, let wish): announce(.changed(result, wish))
    case .failed(let error): announce(.failed(error))
    case .notUnderstood(let text): announce(.notUnderstood(text))
    }
  }

  /// Whether no later list has overtaken this one.
  private func isUnderWay(_ listing: Listing) -> Bool { listing.number == self.listing?.number }

  private func announce(_ news: ArticleListNews) {
    self.news = news
    for observer in observers { observer(self) }
  }
}
