import Domain
import DomainDoubles
import SceneDoubles
import Scenes
import Testing

@testable import VariantFlux

@MainActor @Suite("Action creator of Flux")
struct FluxActionCreatorTests {
  private typealias Scene = FluxArticleListScene
  private let scene = FluxArticleListScene()
  private nonisolated static let star = StatusChange([ArticleReference("ab12")], .set(.starred, true))
  private nonisolated static let starred = ArticleSummary.sample(marks: [.starred])

  @Test("a list dispatches one action before it is requested, and one when it is read")
  func shows() async {
    let list = Scene.List { _ in .success([Self.starred]) }
    await scene.creator(list: list).list(.show(ArticleQuery(window: ListWindow(size: 20))))
    let listing = Scene.listing(1, ArticleQuery(window: ListWindow(size: 20)))
    #expect(scene.actions.values == [.listing(listing), .listed([Self.starred], listing)])
    #expect(await list.inputs == [ArticleQuery(window: ListWindow(size: 20))])
  }

  @Test("a condition narrows the query that is loading according to the store")
  func filters() async {
    scene.dispatcher.dispatch(.listing(Scene.listing(1, ArticleQuery(words: ["tea"]))))
    let list = Scene.List { _ in .success([]) }
    await scene.creator(list: list).list(.filter(.marked(.starred)))
    #expect(await list.inputs == [ArticleQuery(having: [.starred], words: ["tea"])])
  }

  @Test("an invalid search is reported, and no list is requested")
  func refusesSearch() async {
    let list = Scene.List { _ in .success([]) }
    await scene.creator(list: list).list(.search(String(repeating: "tea ", count: SearchRules.mostWords + 1)))
    #expect(scene.actions.values == [.failed(.badSearch([.tooManyWords(count: SearchRules.mostWords + 1)]))])
    #expect(await list.inputs.isEmpty)
  }

  @Test("without a list, a change dispatches one action")
  func changes() async {
    let change = Scene.Change { _ in .success([Self.starred]) }
    await scene.creator(change: change).apply(Self.star)
    #expect(scene.actions.values == [.changed([Self.starred], Self.star)])
    #expect(await change.inputs == [Self.star])
  }

  @Test("with a list, a change reads the list again and is reported with it")
  func readsAgain() async {
    let creator = scene.creator(change: Scene.Change { _ in .success([Self.starred]) })
    await creator.list(.show(.all))
    await creator.apply(Self.star)
    let listing = Scene.listing(2, telling: .changed([Self.starred], Self.star))
    #expect(scene.actions.values.suffix(2) == [.listing(listing), .listed([], listing)])
  }

  @Test("a failed change is reported, and the list is not read again")
  func failsToChange() async {
    let creator = scene.creator(change: Scene.Change { _ in .failure(.cancelled) })
    await creator.list(.show(.all))
    await creator.apply(Self.star)
    #expect(scene.actions.values.dropFirst(2) == [.failed(.cancelled)])
  }

  @Test("leaving the scene dispatches no action, because the store does not change")
  func opens() async {
    await scene.creator().open(ArticleReference("ab12"))
    #expect(scene.routes.values == [.article(ArticleReference("ab12"))])
    #expect(scene.actions.values.isEmpty)
  }
}
