import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of an article count")
struct ArticleCountPresenterTests {
  @Test(
    "a count is a bare number without commas for scripts, and has commas for a screen",
    arguments: [(0, "0", "0"), (1, "1", "1"), (12_345, "12345", "12,345")])
  func number(count: Int, number: String, text: String) {
    #expect(
      ArticleCountPresenter.viewModel(for: .counted(count))
        == ArticleCount.ViewModel(number: number, text: text, messages: [], exported: .number(count), outcome: .done))
  }

  @Test("a failure has its message and no number", arguments: ReaderError.ofArticles)
  func failure(error: ReaderError) {
    #expect(
      ArticleCountPresenter.viewModel(for: .failed(error))
        == ArticleCount.ViewModel(
          number: nil, text: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<ArticleCount.ViewModel>()
    ArticleCountPresenter(display: display).present(.counted(3))
    #expect(display.values == [ArticleCountPresenter.viewModel(for: .counted(3))])
  }
}
