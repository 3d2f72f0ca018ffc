import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of an article list")
struct ArticleListPresenterTests {
  private static let one = ArticleSummary.sample(.sample(guid: "1", title: "One"), marks: [.read])
  private static let two = ArticleSummary.sample(.sample(guid: "2", title: "Two"))

  private func listed(_ page: ListPage<ArticleSummary>, _ query: ArticleQuery = .all) -> ListedArticles { ListedArticles(query, page) }

  private func viewModel(_ event: ArticleList.Response.Event, _ listed: ListedArticles?) -> ArticleList.ViewModel {
    ArticleListPresenter.viewModel(for: .init(event, listed: listed, now: .sample()))
  }

  private func rows(_ summaries: ArticleSummary...) -> [ArticleRow] { summaries.map { ArticleRow($0, now: .sample()) } }

  @Test("a list has its rows in order and its count")
  func listed() {
    let rows = rows(Self.one, Self.two)
    #expect(
      viewModel(.listed, listed([Self.one, Self.two]))
        == ArticleList.ViewModel(
          rows: rows, summary: "2 articles", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
    #expect(viewModel(.listed, listed([Self.one])).summary == "1 article")
  }

  @Test(
    "a part of a list says which rows it shows, as far as they were counted",
    arguments: [
      (0, 98_998, true, "1–2 of 98,998 articles"), (1_200, 1_202, false, "1,201–1,202 of 1,202 articles"),
      (nil, nil, true, "2 articles, and more below"),
      (nil, nil, false, "the last 2 articles"), (0, nil, true, "2 articles, and more below"),
    ] as [(Int?, Int?, Bool, String)])
  func part(offset: Int?, total: Int?, hasMore: Bool, summary: String) {
    let page = ListPage(rows: [Self.one, Self.two], offset: offset, total: total, hasMore: hasMore)
    #expect(viewModel(.listed, listed(page)).summary == summary)
  }

  private static let long = String(repeating: "x", count: 60)

  private static func tag(_ name: String) -> ArticleMark { (try? TagName(name)).map(ArticleMark.tag) ?? ArticleMark.kept }

  private static func query(_ text: String) -> ArticleQuery {
    var query = ArticleQuery.all
    do { query.add(try Query(text), at: .sample(.sample())) } catch { Issue.record(error) }
    return query
  }

  @Test(
    "a list says what it is filtered by",
    arguments: [
      (.all, nil), (ArticleQuery(lacking: [.read]), "unread"), (ArticleQuery(having: [.read, .starred]), "read · starred"),
      (ArticleQuery(lacking: [.starred], folder: FolderPath("News/Local")), "unstarred · News/Local"),
      (ArticleQuery(having: [.starred], feed: FeedReference("samp"), words: ["tea", "cup"]), "starred · Example · 'tea cup'"),
      (ArticleQuery(since: .sample(plusMinutes: -2880)), "since 2026-02-27 08:30"),
      (
        ArticleQuery(since: .sample(plusMinutes: -510), until: .sample(plusMinutes: 929).adding(seconds: 59)),
        "since 2026-03-01 · until 2026-03-01"
      ),
      (ArticleQuery(until: .sample()), "until 2026-03-01 08:30"), (ArticleQuery(lacking: [.read], refresh: .latest), "unread · new"),
      (ArticleQuery(isUnique: true, window: ListWindow(size: 2)), nil),
      (ArticleQuery(having: [.starred, tag("b"), tag("a")], lacking: [tag("c")]), "starred · #a · #b · without #c"),
      (query("words>5 sort:title"), "words>5 · sort:title"), (query("words>\(String(repeating: "0", count: 53))5"), "words>5"),
      (query("title:\(long.prefix(54))"), "title:\(long.prefix(54))"), (query("title:\(long.prefix(55))"), "title:\(long.prefix(53))…"),
    ] as [(ArticleQuery, String?)])
  func filterLabel(query: ArticleQuery, label: String?) {
    let list = listed([Self.one], query)
    let change = StatusChange(.matching(.all), .set(.read, true))
    let viewModels = [
      viewModel(.loading, list), viewModel(.listed, list),
      viewModel(.changed([Self.one], change), list),
      viewModel(.failed(.cancelled), list),
    ]
    #expect(viewModels.map(\.filterLabel) == viewModels.map { _ in label })
  }

  @Test("an empty list since a moment in the future says that it is in the future")
  func future() {
    let later = viewModel(.listed, listed([], ArticleQuery(since: .sample(plusMinutes: 1))))
    #expect(later.messages.first?.sentence == "No articles match: since 2026-03-01 08:31.")
    #expect(later.messages.first?.hint == "The date after 'since' is in the future.")
    let past = viewModel(.listed, listed([], ArticleQuery(since: .sample())))
    #expect(past.messages.first?.hint != later.messages.first?.hint)
  }

  @Test("an empty list names the conditions that no article meets, and a feed by the text that refers to it")
  func filteredNothing() {
    let viewModel = viewModel(.listed, listed([], ArticleQuery(lacking: [.read], feed: FeedReference("out"))))
    #expect(viewModel.filterLabel == "unread · out")
    #expect(viewModel.messages.map(\.sentence) == ["No articles match: unread · out."])
  }

  @Test("an empty part of a list is not called an empty list")
  func noMore() {
    let viewModel = viewModel(.listed, listed(ListPage(rows: [], offset: 5, total: 5, hasMore: false)))
    #expect(viewModel.messages.map(\.sentence) == ["No more articles match."] && viewModel.outcome == .nothingMatched)
  }

  @Test("an empty list is a notice for users and an empty list for programs")
  func listedNothing() {
    let viewModel = viewModel(.listed, nil)
    #expect(viewModel.rows.isEmpty && viewModel.summary == nil)
    #expect(viewModel.exported == .list([]))
    #expect(viewModel.messages.map(\.sentence) == ["No articles match."])
    #expect(viewModel.messages.map(\.kind) == [.notice])
    #expect(viewModel.outcome == .nothingMatched)
  }

  @Test("after a change the list is shown again, even when it is empty", arguments: [[], [two]] as [ListPage<ArticleSummary>])
  func changedInList(page: ListPage<ArticleSummary>) {
    let requested = StatusChange([ArticleReference(Self.one.article.id)], .set(.read, true))
    let rows = page.rows.map { ArticleRow($0, now: .sample()) }
    #expect(
      viewModel(.changed(StatusChangeResult([Self.one]), requested), listed(page))
        == ArticleList.ViewModel(
          rows: rows, summary: "1 article marked read.", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test("without a list, named articles are shown with their new status")
  func changedNamed() {
    let requested = StatusChange([ArticleReference(Self.one.article.id)], .set(.starred, true))
    let rows = rows(Self.one)
    #expect(
      viewModel(.changed(StatusChangeResult([Self.one]), requested), nil)
        == ArticleList.ViewModel(
          rows: rows, summary: "1 article starred.", messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test("without a list, a change of all matching articles is a sentence and is exported")
  func changedMatching() {
    let requested = StatusChange(.matching(.all), .set(.read, true))
    #expect(
      viewModel(.changed(StatusChangeResult([Self.one, Self.two]), requested), nil)
        == ArticleList.ViewModel(
          rows: [], summary: "2 articles marked read.", messages: [], exported: .list(rows(Self.one, Self.two).map(\.exported)),
          outcome: .done))
    #expect(
      viewModel(.changed(StatusChangeResult(count: 2_000), requested), nil)
        == ArticleList.ViewModel(rows: [], summary: "2,000 articles marked read.", messages: [], exported: .list([]), outcome: .done))
  }

  @Test("a change that cannot be undone is done, and a warning says why", arguments: [nil, [one]] as [ListPage<ArticleSummary>?])
  func notUndoable(page: ListPage<ArticleSummary>?) throws {
    let requested = StatusChange([ArticleReference(Self.one.article.id)], .set(.starred, true))
    let result = StatusChangeResult([Self.one], undoError: .store(.unwritable(path: "/h/undo.json", reason: "No space left on device")))
    let viewModel = viewModel(.changed(result, requested), page.map { listed($0) })
    #expect(viewModel.outcome == .done && viewModel.summary == "1 article starred.")
    let message = try #require(viewModel.messages.first)
    #expect(
      message.kind == .warning && message.sentence.text.contains("cannot be undone") && message.sentence.text.contains("/h/undo.json"))
  }

  @Test("a change that matches no article says so", arguments: [nil, [two]] as [ListPage<ArticleSummary>?])
  func changedNothing(page: ListPage<ArticleSummary>?) {
    let viewModel = viewModel(.changed(StatusChangeResult([]), StatusChange(.matching(.all), .set(.read, true))), page.map { listed($0) })
    #expect(viewModel.summary == "0 articles marked read.")
    #expect(viewModel.outcome == .nothingMatched)
  }

  @Test(
    "a failure has its message, and the shown list stays",
    arguments: [ReaderError.article(.notFound(ArticleReference("abc"))), .store(.locked(byProcess: 42)), .cancelled])
  func failure(error: ReaderError) {
    let message = ReaderErrorWording.message(for: error)
    #expect(
      viewModel(.failed(error), listed([Self.one]))
        == ArticleList.ViewModel(
          rows: rows(Self.one), summary: nil, messages: [message], exported: .list(rows(Self.one).map(\.exported)), outcome: .failed))
    #expect(
      viewModel(.failed(error), nil)
        == ArticleList.ViewModel(rows: [], summary: nil, messages: [message], exported: .empty, outcome: .failed))
  }

  @Test("while a list loads, the shown list stays and nothing is exported")
  func loading() {
    #expect(
      viewModel(.loading, listed([Self.one]))
        == ArticleList.ViewModel(
          rows: rows(Self.one), summary: nil, messages: [], exported: .empty, outcome: .done,
          progress: "Reading the articles …"))
    #expect(viewModel(.loading, nil).rows.isEmpty)
  }

  @Test("before the first list, loading shows no rows")
  func firstLoading() {
    let viewModel = viewModel(.loading, nil)
    #expect(viewModel.rows.isEmpty && viewModel.isLoading && viewModel.filterLabel == nil)
  }

  @Test("an empty list has a hint where articles come from")
  func emptyHint() {
    #expect(
      viewModel(.listed, listed([])).messages == [
        Message(.notice, "No articles match.", hint: "\(run: "feeds") lists your feeds; \(run: "refresh") fetches new articles.")
      ])
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<ArticleList.ViewModel>()
    let response = ArticleList.Response(.listed, listed: [Self.one], now: .sample())
    ArticleListPresenter(display: display).present(response)
    #expect(display.values == [ArticleListPresenter.viewModel(for: response)])
  }
}
