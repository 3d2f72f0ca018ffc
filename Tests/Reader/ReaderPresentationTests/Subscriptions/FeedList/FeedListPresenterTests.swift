import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of a feed list")
struct FeedListPresenterTests {
  private static let tea = FeedSummary.sample(.sample(title: "Tea"), unread: 1, all: 2)
  private static let ink = FeedSummary.sample(.sample(url: "https://example.net/ink.xml", title: "Ink"), unread: 1_999, all: 5_000)

  private func viewModel(_ summaries: [FeedSummary], onlyWithProblems: Bool = false) -> FeedList.ViewModel {
    FeedListPresenter.viewModel(for: .listed(summaries, FeedQuery(onlyWithProblems: onlyWithProblems), now: .sample()))
  }

  @Test(
    "a list ends with its counts",
    arguments: [
      ([tea], "1 feed, 1 unread article"), ([tea, ink], "2 feeds, 2,000 unread articles"), ([.sample()], "1 feed, 0 unread articles"),
    ])
  func listed(summaries: [FeedSummary], summary: String) {
    let rows = summaries.map { FeedRow($0, now: .sample()) }
    #expect(
      viewModel(summaries)
        == FeedList.ViewModel(rows: rows, summary: summary, messages: [], exported: .list(rows.map(\.exported)), outcome: .done))
  }

  @Test(
    "an empty list is a notice for users and an empty list for programs",
    arguments: [(false, "You follow no feeds.", true), (true, "No feed has a problem.", false)] as [(Bool, MessageText, Bool)])
  func listedNothing(onlyWithProblems: Bool, sentence: MessageText, hasHint: Bool) {
    let viewModel = viewModel([], onlyWithProblems: onlyWithProblems)
    #expect(viewModel.rows.isEmpty && viewModel.summary == nil && viewModel.exported == .list([]))
    #expect(viewModel.messages.map(\.sentence) == [sentence])
    #expect(viewModel.messages.map { $0.kind == .notice && ($0.hint != nil) == hasHint } == [true])
    #expect(viewModel.outcome == .nothingMatched)
  }

  @Test("a folder counts the unread articles of its subfolders, too, because its list has them")
  func folders() {
    func summary(_ name: String, _ folder: String, _ unread: Int) -> FeedSummary {
      .sample(.sample(url: "https://example.org/\(name)", title: name, folder: FolderPath(folder)), unread: unread, all: 9)
    }
    let folders = viewModel([summary("a", "Tech", 2), summary("b", "Tech/Deep", 3), summary("c", "Techno", 4), summary("d", "", 5)]).folders
    #expect(
      folders == [
        FolderRow(path: "Tech", unread: "5", hasUnread: true), FolderRow(path: "Tech/Deep", unread: "3", hasUnread: true),
        FolderRow(path: "Techno", unread: "4", hasUnread: true),
      ])
    #expect(viewModel([summary("a", "Κόσμος", 2), summary("b", "ΚΌΣΜΟΣ", 3)]).folders.map(\.unread) == ["5", "5"])
  }

  @Test("a feed that is in the list twice is a notice, with the command that joins them")
  func twice() {
    let again = FeedSummary.sample(.sample(url: "https://example.net:443/ink.xml#2", title: "Ink 2"))
    #expect(
      viewModel([Self.tea, Self.ink, again]).messages == [
        Message(
          .notice, "1 feed is in the list twice, with another notation of the URL.",
          hint: "\(run: "feeds join") joins them, and \(run: "feeds join --dry-run") shows how.")
      ])
  }

  @Test("a failure has its message and nothing else", arguments: ReaderError.ofArticles)
  func failure(error: ReaderError) {
    #expect(
      FeedListPresenter.viewModel(for: .failed(error))
        == FeedList.ViewModel(
          rows: [], summary: nil, messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<FeedList.ViewModel>()
    FeedListPresenter(display: display).present(.listed([Self.tea], FeedQuery(), now: .sample()))
    #expect(display.values == [viewModel([Self.tea])])
  }
}
