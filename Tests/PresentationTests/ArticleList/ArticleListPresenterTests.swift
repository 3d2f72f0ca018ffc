import Domain
import DomainDoubles
import Presentation
import SceneDoubles
import Screens
import Testing

@Suite("How a list of articles is shown")
struct ArticleListPresenterTests {
  private static let one = ArticleSummary.sample(.sample(guid: "1", title: "One"), marks: [.read])
  private static let two = ArticleSummary.sample(.sample(guid: "2", title: "Two"))

  private func viewModel(_ event: ArticleList.Response.Event, listed: [ArticleSummary]?) -> ArticleList.ViewModel {
    ArticleListPresenter.viewModel(for: .init(event, listed: listed, now: .sample()))
  }

  private func rows(_ summaries: ArticleSummary...) -> [ArticleRow] { summaries.map { ArticleRow($0, now: .sample()) } }

  @Test("a list has its rows in order and its count")
  func listed() {
    let rows = rows(Self.one, Self.two)
    #expect(
      viewModel(.listed, listed: [Self.one, Self.two])
        == ArticleList.ViewModel(
          rows: rows, summary: "2 articles", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
    #expect(viewModel(.listed, listed: [Self.one]).summary == "1 article")
  }

  @Test("an empty list is an empty list for programs, and a notice for people")
  func listedNothing() {
    let viewModel = viewModel(.listed, listed: [])
    #expect(viewModel.rows.isEmpty && viewModel.summary == nil)
    #expect(viewModel.exported == .list([]))
    #expect(viewModel.messages.map(\.sentence) == ["No articles match."])
    #expect(viewModel.messages.map(\.kind) == [.notice])
    #expect(viewModel.outcome == .nothingMatched)
  }

  @Test("after a change the list is shown again, even when nothing is left in it", arguments: [[], [two]])
  func changedInList(listed: [ArticleSummary]) {
    let wish = StatusChange([ArticleReference(Self.one.article.id)], .set(.read, true))
    let rows = listed.map { ArticleRow($0, now: .sample()) }
    #expect(
      viewModel(.changed([Self.one], wish), listed: listed)
        == ArticleList.ViewModel(
          rows: rows, summary: "1 article marked read.", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test("without a list, named articles are shown as they are then")
  func changedNamed() {
    let wish = StatusChange([ArticleReference(Self.one.article.id)], .set(.starred, true))
    let rows = rows(Self.one)
    #expect(
      viewModel(.changed([Self.one], wish), listed: nil)
        == ArticleList.ViewModel(
          rows: rows, summary: "1 article starred.", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test("without a list, a change of all that match is told in a sentence and exported")
  func changedMatching() {
    let wish = StatusChange(.matching(.all), .set(.read, true))
    #expect(
      viewModel(.changed([Self.one, Self.two], wish), listed: nil)
        == ArticleList.ViewModel(
          rows: [], summary: "2 articles marked read.", messages: [], exported: .list(rows(Self.one, Self.two).map(\.exported)),
          outcome: .done))
  }

  @Test("a change that met nothing says so", arguments: [nil, [two]])
  func changedNothing(listed: [ArticleSummary]?) {
    let viewModel = viewModel(.changed([], StatusChange(.matching(.all), .set(.read, true))), listed: listed)
    #expect(viewModel.summary == "0 articles marked read.")
    #expect(viewModel.outcome == .nothingMatched)
  }

  @Test("a failure has its message, and the list that is shown stays", arguments: ReadingError.ofArticles)
  func failure(error: ReadingError) {
    let message = ErrorWording.message(for: error)
    #expect(
      viewModel(.failed(error), listed: [Self.one])
        == ArticleList.ViewModel(
          rows: rows(Self.one), summary: nil, messages: [message], exported: .list(rows(Self.one).map(\.exported)), outcome: .failed))
    #expect(
      viewModel(.failed(error), listed: nil)
        == ArticleList.ViewModel(rows: [], summary: nil, messages: [message], exported: .nothing, outcome: .failed))
  }

  @Test("what means nothing is told as a failure")
  func notUnderstood() {
    let viewModel = viewModel(.notUnderstood("dance"), listed: [Self.one])
    #expect(viewModel.messages.map(\.sentence) == ["'dance' means nothing here."])
    #expect(viewModel.rows == rows(Self.one))
    #expect(viewModel.outcome == .failed)
  }

  @MainActor @Test("what is made of a response is displayed once")
  func displays() {
    let display = Recorder<ArticleList.ViewModel>()
    ArticleListPresenter(display: display).present(.init(.listed, listed: [Self.one], now: .sample()))
    #expect(display.values == [viewModel(.listed, listed: [Self.one])])
  }
}
