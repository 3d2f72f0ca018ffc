import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Scenes
import Terminal
import Testing

@testable import Composition

@MainActor @Suite("Sessions after a refresh")
struct RefreshedSessionTests {
  @Test("every architecture reads the list and the count again", arguments: SceneArchitecture.allCases)
  func readsAgain(_ architecture: SceneArchitecture) async {
    let list = Stub<ArticleQuery, ListPage<ArticleSummary>, ReadingError> { _ in .success(ListPage(all: Stage.articles)) }
    let count = Stub<ArticleQuery, Int, ReadingError>(inTurn: .success(3), .success(5))
    let (lists, counts) = (Recorder<ArticleList.ViewModel>(), Recorder<ArticleCount.ViewModel>())
    let session = ArticleListScene.makeSession(
      architecture,
      in: ReadingSessionDependencies(
        list: ArticleListDependencies(
          list: list, change: Stub<StatusChange, StatusChangeResult, ReadingError> { _ in .success([]) },
          router: Recorder<ArticleList.Route>(), display: lists, now: { .sample() }),
        read: Stub<ArticleReference, ArticleDetails, ReadingError> { .failure(.articleNotFound($0)) }, count: count,
        detailDisplay: Recorder<ArticleDetail.ViewModel>(), countDisplay: counts,
        detailWording: { ArticleDetailPresenter.viewModel(for: .init($0, now: $1)) },
        countWording: { ArticleCountPresenter.viewModel(for: .init($0)) }), tracing: Tracing(trace: nil))
    await session.interactor.perform(.filter(.unmarked(.read)))
    await session.interactor.perform(.refreshed)
    #expect(await list.inputs == [ArticleQuery(lacking: [.read]), ArticleQuery(lacking: [.read])])
    #expect(counts.values.map(\.number) == ["3", "5"])
    #expect(lists.values.last == ArticleListWording.listed(ListPage(all: Stage.articles), now: .sample()))
  }
}
