import Domain

/// Reads a list when the state says that a list is loading, for every action that leads to this state.
struct ListMiddleware: Middleware {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>

  func process(
    _ action: ArticleListAction, in store: StoreAccess<ArticleListState, ArticleListAction>, next: (ArticleListAction) async -> Void
  ) async {
    let before = store.state().listings
    await next(action)
    guard let listing = store.state().listing, listing.number > before else { return }
    do throws(ReadingError) {
      await store.dispatch(.listed(try await list(listing.query), listing: listing.number))
    } catch {
      await store.dispatch(.listingFailed(error, listing: listing.number))
    }
  }
}
