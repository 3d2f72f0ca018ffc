import Domain
import DomainDoubles
import Presentation
import Scenes
import Testing

@Suite("Presentation of a Newsboat import")
struct NewsboatImportTests {
  private static let feed = NewsboatFeed(subscription: .sample(), name: "https://example.org/feed.xml")

  private func viewModel(_ list: NewsboatSubscriptions, added: Int, _ articles: NewsboatImportReport.Articles?) -> ImportExport.ViewModel {
    let report = NewsboatImportReport(added: list.feeds.prefix(added).map(\.subscription), list: list, articles: articles)
    return ImportExportPresenter.viewModel(for: .importedNewsboat(report))
  }

  @Test("feeds, articles and marks are counted")
  func counts() {
    let shown = viewModel(
      NewsboatSubscriptions(feeds: [Self.feed, Self.feed]), added: 1, NewsboatImportReport.Articles(new: 1_204, read: 1_100, starred: 12))
    #expect(
      shown
        == ImportExport.ViewModel(
          document: nil,
          lines: [
            "Following 1 more feed. You already followed 1.", "Imported 1,204 articles: 1,100 more read, 12 more starred.",
          ], messages: [],
          exported: .record(
            ExportedRecord([
              .init("added", .number(1)), .init("already_there", .number(1)), .init("refused", .number(0)),
              .init("articles", .number(1_204)), .init("read", .number(1_100)), .init("starred", .number(12)),
            ])), outcome: .done))
  }

  @Test("without articles, a hint names the command that fetches them")
  func withoutArticles() {
    let shown = viewModel(NewsboatSubscriptions(feeds: [Self.feed]), added: 1, nil)
    #expect(shown.lines == ["Following 1 more feed."])
    #expect(shown.messages.map(\.hint) == ["'strata refresh' fetches them."])
    #expect(viewModel(NewsboatSubscriptions(feeds: [Self.feed]), added: 0, nil).messages.isEmpty)
  }

  @Test("each ignored line is named with the reason, without command arguments or credentials")
  func skipped() {
    let lines: [SkippedLine] = [
      SkippedLine(number: 2, text: "exec:get --password secret", reason: .command),
      SkippedLine(number: 3, text: "filter:secret:https://example.org/", reason: .filter),
      SkippedLine(number: 5, text: "query:Unread:unread = \"yes\"", reason: .query),
      SkippedLine(number: 8, text: "ftp://me:secret@example.org/", reason: .badURL(.unsupportedScheme("ftp"))),
    ]
    let shown = viewModel(NewsboatSubscriptions(feeds: [], skipped: lines), added: 0, nil)
    #expect(
      shown.messages == [
        Message(.warning, "Line 2 was ignored: it would run a program."),
        Message(.warning, "Line 3 was ignored: it would filter the feed through a program."),
        Message(.warning, "Line 5 was ignored: it is a search over other feeds."),
        Message(.warning, "Line 8 was ignored: 'ftp://example.org/' is not an http or https URL."),
      ])
    #expect(shown.exported.records?.first?["refused"] == .number(4))
    #expect(shown.outcome == .failed)
    #expect(viewModel(NewsboatSubscriptions(feeds: [Self.feed], skipped: lines), added: 0, nil).outcome == .done)
  }

  @Test(
    "ignored tags and hidden feeds have messages",
    arguments: [(1, "1 feed that newsboat hides"), (2, "2 feeds that newsboat hides")])
  func remarks(hidden: Int, beginning: String) {
    let shown = viewModel(NewsboatSubscriptions(feeds: [Self.feed], omittedTags: ["tech", "daily"], hidden: hidden), added: 0, nil)
    #expect(
      shown.messages.map(\.sentence) == [
        "A feed's first tag becomes its folder. Other tags were ignored: 'tech', 'daily'.",
        "\(beginning) \(hidden == 1 ? "is" : "are") followed and shown like the others.",
      ])
  }
}
