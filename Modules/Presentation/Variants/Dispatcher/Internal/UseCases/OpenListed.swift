import Domain
import Scenes

/// Opens an article. It does not use the actor, because opening an article does not change the scene's state.
@MainActor
struct OpenListed {
  let router: any Router<ArticleList.Route>

  func callAsFunction(_ reference: ArticleReference) async {
    await router.go(to: .article(reference))
  }
}
