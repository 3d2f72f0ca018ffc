import Scenes

/// The ways out of a list of articles.
struct ArticleListRouter: Router {
  let detail: any Interactor<ArticleDetail.Request>

  func go(to route: ArticleList.Route) async {
    switch route {
    case .article(let reference): await detail.perform(.open(reference))
    }
  }
}
