import CoreDoubles
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of an article list")
struct ArticleListPresenterTests {
  private static let one = ArticleSummary.sample(.sample(guid: "1", title: "One"), marks: [.read])
  private static let star = StatusChange([ArticleReference(one.article.id)], .set(.starred, true))

  @Test("every event has its wording", arguments: [nil, [], [one]] as [ListedArticles?])
  func words(listed: ListedArticles?) {
    let now = LocalTime.sample()
    let table: [(ArticleList.Response.Event, ArticleList.ViewModel)] = [
      (.loading, ArticleListWording.loading(among: listed, now: now)),
      (.listed, ArticleListWording.listed(listed, now: now)),
      (.changed([Self.one], Self.star), ArticleListWording.changed([Self.one], Self.star, among: listed, now: now)),
      (.failed(.storeIsLocked), ArticleListWording.failed(.storeIsLocked, among: listed, now: now)),
    ]
    for (event, viewModel) in table {
      #expect(ArticleListPresenter.viewModel(for: .init(event, listed: listed, now: now)) == viewModel)
    }
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<ArticleList.ViewModel>()
    let response = ArticleList.Response(.listed, listed: [Self.one], now: .sample())
    ArticleListPresenter(display: display).present(response)
    #expect(display.values == [ArticleListPresenter.viewModel(for: response)])
  }
}
