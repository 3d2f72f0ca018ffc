import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantViDRep

@MainActor @Suite("Scene of ViDRep")
struct ViDRepSceneTests {
  private let shown = Recorder<ArticleList.ViewModel>()
  private let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in .success([.sample()]) }

  private var resolver: Resolver {
    Resolver(
      ArticleListDependencies(
        list: list, change: Stub { _ in .success([]) }, router: Recorder(), display: shown, now: { .sample() }))
  }

  @Test("the scene draws a list again after each read, even when it is unchanged, because the state is new")
  func drawsAgain() async {
    let scene = resolver.scene()
    for _ in 1...3 { await scene.perform(.show(.all)) }
    #expect(shown.values.count { !$0.isLoading } == 3)
  }

  @Test("the scene draws each answer once, although it observes the state and also reads it when the dispatcher is done")
  func drawsOnce() async {
    let scene = resolver.scene()
    await scene.perform(.notUnderstood("dance"))
    // Observed changes arrive in a later turn of the main actor. This turn comes after it.
    await Task { @MainActor in }.value
    #expect(shown.values == [ArticleListWording.notUnderstood("dance", among: nil, now: .sample())])
  }

  @Test("the scene draws observed changes while the dispatcher is still running")
  func observes() async {
    await list.hold()
    let scene = resolver.scene()
    let show = Task { await scene.perform(.show(.all)) }
    await list.called(times: 1)
    #expect(shown.values == [ArticleListWording.loading(among: nil, now: .sample())])
    await list.release(0)
    await show.value
    #expect(shown.values.last == ArticleListWording.listed([.sample()], now: .sample()))
  }
}
