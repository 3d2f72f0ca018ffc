import Domain
import Scenes

/// Goes to an article. The actor is not asked: leaving changes nothing in the scene.
@MainActor
struct OpenListed {
  let router: any Router<ArticleList.Route>

  func callAsFunction(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }
}
