import CoreComposition
import CoreDoubles
import CoreScenes
import CoreTerminal
import ReaderDoubles
@testable import ReaderComposition
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@MainActor @Suite("A stopped count of unread articles")
struct StoppedCountTests {
  @Test("articles whose count was stopped are counted with the next list", arguments: SceneArchitecture.allCases)
  func countsAgain(architecture: SceneArchitecture) async {
    let count = Stub<ArticleQuery, Int, ReadingError>(inTurn: .failure(.cancelled), .success(3))
    let numbers = Recorder<ArticleCount.ViewModel>()
    let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in .success([.sample(.sample())]) }
    let session = ArticleListScene.makeSession(
      architecture,
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list, change: Stub { _ in .failure(.cancelled) }, router: Recorder<ArticleList.Route>(),
          display: Recorder<ArticleList.ViewModel>(), now: { .sample() }),
        read: Stub { _ in .failure(.cancelled) }, count: count, detailDisplay: Recorder<ArticleDetail.ViewModel>(), countDisplay: numbers,
        detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
        countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), tracing: Tracing(trace: nil)
    ).interactor
    let stopped = Task { await session.perform(.show(.all)) }
    stopped.cancel()
    await stopped.value
    await session.perform(.search("tea"))
    #expect(numbers.values.last?.number == "3")
    await session.perform(.search("fog"))
    #expect(await count.inputs.count == 2)
  }
}
