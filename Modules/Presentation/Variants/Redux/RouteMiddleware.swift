import Scenes

/// Opens an article through the router.
struct RouteMiddleware: Middleware {
  let router: any Router<ArticleList.Route>

  func process(
    _ action: ArticleListAction, in store: StoreAccess<ArticleListState, ArticleListAction>, next: (ArticleListAction) async -> Void
  ) async {
    await next(action)
    if case .asked(.open(let reference)) = action { await router.go(to: .article(reference)) }
  }
}
