import CoreScenes
import ReaderScenes

/// Opens an article from the article list.
struct ArticleListRouter: Router {
  let detail: any Interactor<ArticleDetail.Request>

  func go(to route: ArticleList.Route) async {
    switch route {
    case .article(let reference): await detail.perform(.open(reference))
    }
  }
}
