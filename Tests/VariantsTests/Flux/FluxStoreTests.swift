import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantFlux

@MainActor @Suite("Store of Flux")
struct FluxStoreTests {
  private typealias Scene = FluxArticleListScene
  private let scene = FluxArticleListScene()
  private nonisolated static let one = ArticleSummary.sample(.sample(title: "One"))
  private nonisolated static let two = ArticleSummary.sample(.sample(title: "Two"))
  private nonisolated static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private nonisolated static let tea = ArticleQuery(words: ["tea"])

  /// Actions, and the state after them: the listed titles, the words of the query that the next condition narrows, and the last news.
  private nonisolated static let histories: [([ArticleListAction], titles: [String]?, words: [String]?, ArticleListNews)] = [
    ([], nil, nil, .loading),
    ([.listing(Scene.listing(1, tea))], nil, ["tea"], .loading),
    ([.listing(Scene.listing(1, tea)), .listed([one], Scene.listing(1, tea))], ["One"], ["tea"], .listed),
    ([.listing(Scene.listing(1)), .listingFailed(.cancelled, Scene.listing(1))], nil, nil, .failed(.cancelled)),
    (
      [.listing(Scene.listing(1)), .listed([one], Scene.listing(1)), .listing(Scene.listing(2, tea))],
      ["One"], ["tea"], .loading
    ),
    (
      [
        .listing(Scene.listing(1)), .listed([one], Scene.listing(1)), .listing(Scene.listing(2, tea)),
        .listingFailed(.cancelled, Scene.listing(2, tea)),
      ],
      ["One"], [], .failed(.cancelled)
    ),
    (
      [
        .listing(Scene.listing(1)), .listing(Scene.listing(2, tea)), .listed([two], Scene.listing(2, tea)),
        .listed([one], Scene.listing(1)),
      ],
      ["Two"], ["tea"], .listed
    ),
    (
      [.listing(Scene.listing(1)), .listing(Scene.listing(2, tea)), .listingFailed(.cancelled, Scene.listing(1))],
      nil, ["tea"], .loading
    ),
    ([.changed([one], star)], nil, nil, .changed([one], star)),
    (
      [.listing(Scene.listing(1, telling: .changed([one], star))), .listed([two], Scene.listing(1, telling: .changed([one], star)))],
      ["Two"], [], .changed([one], star)
    ),
  ]

  @Test("the state of the store follows from the actions, and an overtaken list changes nothing", arguments: histories)
  func handles(actions: [ArticleListAction], titles: [String]?, words: [String]?, news: ArticleListNews) {
    for action in actions { scene.dispatcher.dispatch(action) }
    #expect(scene.store.listed?.page.rows.map(\.article.title) == titles)
    #expect(scene.store.query?.words == words)
    #expect(scene.store.news == news)
  }

  @Test("each change is shown once, even when the state stays the same")
  func announces() {
    scene.dispatcher.dispatch(.failed(.cancelled))
    scene.dispatcher.dispatch(.failed(.cancelled))
    #expect(scene.shown.values == Array(repeating: ArticleListWording.failed(.cancelled, among: nil, now: .sample()), count: 2))
  }

  @Test("the result of an overtaken list is not shown")
  func announcesNothing() {
    scene.dispatcher.dispatch(.listing(Scene.listing(1)))
    scene.dispatcher.dispatch(.listing(Scene.listing(2)))
    scene.dispatcher.dispatch(.listed([Self.one], Scene.listing(1)))
    scene.dispatcher.dispatch(.listingFailed(.cancelled, Scene.listing(1)))
    #expect(scene.shown.values.map(\.isLoading) == [true, true])
  }
}
