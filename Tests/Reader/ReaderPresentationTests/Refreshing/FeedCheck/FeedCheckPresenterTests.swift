import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of checked feeds")
struct FeedCheckPresenterTests {
  private static let clean = CheckedFeed(source: .document(.file("clean.xml")), format: .rss, title: "Clean", items: 2)
  private static let broken = CheckedFeed(source: .url("https://example.org/"), format: .atom, findings: [.repairedTags(count: 2)])

  @Test(
    "a checked feed is a row despite its findings, and a feed that cannot be checked is a message",
    arguments: [
      ([clean], [], Outcome.done), ([broken], [], .done), ([clean, broken], [.cancelled], .someFailed),
      ([], [.document(.standardInput, .missing)], .failed),
    ] as [([CheckedFeed], [ReaderError], Outcome)])
  func checked(feeds: [CheckedFeed], failures: [ReaderError], outcome: Outcome) {
    let rows = feeds.map { CheckRow($0, now: .sample()) }
    #expect(
      FeedCheckPresenter.viewModel(for: .checked(feeds, failures: failures, now: .sample()))
        == FeedCheck.ViewModel(
          rows: rows, messages: failures.map(ReaderErrorWording.message(for:)), exported: .list(rows.map(\.exported)), outcome: outcome))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<FeedCheck.ViewModel>()
    FeedCheckPresenter(display: display).present(.checked([Self.clean], failures: [], now: .sample()))
    #expect(display.values == [FeedCheckPresenter.viewModel(for: .checked([Self.clean], failures: [], now: .sample()))])
  }
}
