import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of a Newsboat import")
struct NewsboatImportTests {
  private static let feed = NewsboatFeed(subscription: .sample(), name: "https://example.org/feed.xml")

  private static let other = NewsboatFeed(
    subscription: .sample(url: "https://example.org/other.xml"), name: "https://example.org/other.xml")

  private func viewModel(_ list: NewsboatSubscriptions, added: Int, _ articles: NewsboatImportReport.Articles?) -> ImportExport.ViewModel {
    let report = NewsboatImportReport(added: list.feeds.prefix(added).map(\.subscription), list: list, articles: articles)
    return ImportExportPresenter.viewModel(for: .importedNewsboat(report))
  }

  @Test("feeds, articles and marks are counted")
  func counts() {
    let shown = viewModel(
      NewsboatSubscriptions(feeds: [Self.feed, Self.feed, Self.other]), added: 1,
      NewsboatImportReport.Articles(new: 1_204, read: 1_100, starred: 12))
    #expect(
      shown
        == ImportExport.ViewModel(
          document: nil,
          lines: [
            "Following 1 more feed. You already followed 1.", "Imported 1,204 articles: 1,100 more read, 12 more starred.",
          ], messages: [Self.newsboatKeys],
          exported: .record(
            ExportedRecord([
              .init("added", .number(1)), .init("already_there", .number(1)), .init("refused", .number(0)),
              .init("articles", .number(1_204)), .init("read", .number(1_100)), .init("starred", .number(12)),
              .init("views", .number(0)), .init("rules", .number(0)), .init("filters_left_out", .list([])),
              .init("keys", .list([])), .init("keys_already_there", .number(0)), .init("keys_left_out", .list([])),
              .init("refused_by_server", .list([])),
            ])), outcome: .done))
  }

  private static let newsboatKeys = Message(
    .notice, "The full screen has newsboat's keys, too.", hint: "\(run: "tui --keys newsboat") opens it with them.")

  @Test("without articles, a hint names the command that fetches them")
  func withoutArticles() {
    let shown = viewModel(NewsboatSubscriptions(feeds: [Self.feed]), added: 1, nil)
    #expect(shown.lines == ["Following 1 more feed."])
    #expect(shown.messages.map(\.hint) == ["\(run: "refresh") fetches them.", Self.newsboatKeys.hint])
    #expect(viewModel(NewsboatSubscriptions(feeds: [Self.feed]), added: 0, nil).messages.isEmpty)
  }

  @Test("each ignored line is named with the reason, without what looks like a secret")
  func skipped() throws {
    let lines: [SkippedLine] = [
      SkippedLine(file: .file("urls"), number: 2, text: "", reason: .program(try LocalSource("exec:get --password secret"))),
      SkippedLine(
        file: .file("urls"), number: 3, text: "", reason: .program(try LocalSource("filter:clean:https://me:secret@example.org/"))),
      SkippedLine(file: .file("urls"), number: 4, text: "exec:./get --token=secret", reason: .badSource(.relativePath("./get"))),
      SkippedLine(file: .file("urls"), number: 8, text: "ftp://me:secret@example.org/", reason: .badURL(.unsupportedScheme("ftp"))),
    ]
    let shown = viewModel(NewsboatSubscriptions(feeds: [], skipped: lines), added: 0, nil)
    #expect(
      shown.messages == [
        Message(
          .warning, "urls, line 2 was ignored: it would run a program at each refresh, 'exec:get --password …'.", hint: Self.agreeing),
        Message(
          .warning, "urls, line 3 was ignored: it would run a program at each refresh, 'filter:clean:https://example.org/'.",
          hint: Self.agreeing),
        Message(
          .warning,
          "urls, line 4 was ignored: 'exec:./get --token=…' depends on the current folder: './get' begins neither with '/' nor with '~/'."),
        Message(.warning, "urls, line 8 was ignored: 'ftp://example.org/' is not an http or https URL."),
      ])
    #expect(shown.exported.records?.first?["refused"] == .number(4))
    #expect(shown.outcome == .failed)
    #expect(viewModel(NewsboatSubscriptions(feeds: [Self.feed], skipped: lines), added: 0, nil).outcome == .done)
  }

  private static let agreeing: MessageText = "If you trust it, import the file again with --yes."

  @Test(
    "ignored tags and hidden feeds have messages",
    arguments: [(1, "1 feed that newsboat hides"), (2, "2 feeds that newsboat hides")])
  func remarks(hidden: Int, beginning: String) {
    let shown = viewModel(NewsboatSubscriptions(feeds: [Self.feed], omittedTags: ["tech", "daily"], hidden: hidden), added: 0, nil)
    #expect(
      shown.messages.map(\.sentence) == [
        "These tags were ignored, because the name of a tag is short and has no ',' and no '/': 'tech', 'daily'.",
        "\(beginning) \(hidden == 1 ? "is" : "are") followed and shown like the others.",
      ])
  }

  @Test("views and rules are told, and each filter that was left out with file, line and reason")
  func filters() throws {
    let skipped: [(Int, NewsboatFilterEntry.Use, NewsboatFilterError, MessageText)] = [
      (3, .view("Flagged"), .noCounterpart("flags"), "urls, line 3: 'Flagged' was left out: queries have nothing like 'flags'."),
      (
        9, .ignored(feed: "*"), .syntax(column: 4),
        "urls, line 9: a filter of ignored articles was left out: newsboat's filter language does not allow this at character 4 of the filter."
      ), (0, .view(""), .unreadable, "urls: a filter was left out: the file cannot be read."),
    ]
    let report = NewsboatFilterReport(
      views: [SavedView(try ViewName("tea"), "tea"), SavedView(try ViewName("new"), "is:new")], rules: ["when x => hide"],
      skipped: skipped.map { line, use, error, _ in
        SkippedFilter(NewsboatFilterEntry(file: .file("urls"), line: line, use: use, filter: .failure(error)), error)
      }, error: .cancelled)
    let shown = ImportExportPresenter.viewModel(
      for: .importedNewsboat(NewsboatImportReport(added: [], list: NewsboatSubscriptions(feeds: []), filters: report, articles: nil)))
    #expect(shown.lines.dropFirst() == ["Saved 2 views: @tea, @new.", "Added 1 rule to hide articles."])
    #expect(shown.messages.prefix(3).map(\.sentence) == skipped.map(\.3) && shown.outcome == .failed)
    #expect(shown.exported.records?.first?["views"] == .number(2) && shown.exported.records?.first?["rules"] == .number(1))
  }

  private static func skipped(_ line: Int, _ name: String, _ error: NewsboatKeyError) -> SkippedKey {
    SkippedKey(NewsboatKeyEntry(file: .file("config"), line: line, name: name, use: .failure(error)), error)
  }

  @Test("each line for keys is told, with those that run programs, and each that was left out with file, line and reason")
  func keys() throws {
    let skipped: [(SkippedKey, MessageText)] = [
      (
        Self.skipped(2, "bind-key", .noCounterpart("random-unread", reason: "nothing is chosen at random")),
        "config, line 2: 'bind-key' was left out: there is no 'random-unread': nothing is chosen at random."
      ),
      (Self.skipped(3, "browser", .notAKey), "config, line 3: 'browser' was left out: the variable BROWSER names the browser."),
      (
        Self.skipped(4, "macro", .unknownOperation(String(repeating: "x", count: 90))),
        "config, line 4: 'macro' was left out: newsboat has no operation '\(String(repeating: "x", count: 40))…'."
      ),
      (Self.skipped(5, "bind", .taken(line: 7)), "config, line 5: 'bind' was left out: line 7 of the file 'keys' says what the keys do."),
      (
        Self.skipped(7, "miniflux-url", .notAKey),
        "config, line 7: 'miniflux-url' was left out: 'sync URL --user NAME' binds FreshRSS, Miniflux, or another server with the Google Reader API."
      ), (Self.skipped(8, "killfile", .notAKey), "config, line 8: 'killfile' was left out: newsboat has no such setting."),
      (Self.skipped(9, "macro", .program), "config, line 9: 'macro' was left out: its keys would run a program."),
      (Self.skipped(6, "bind-key", .command), "config, line 6: 'bind-key' was left out: newsboat would run a program to read it."),
    ]
    let report = NewsboatKeyReport(
      lines: [.init("list m = run mpv %u", runsProgram: true), .init("list j = down", runsProgram: false)], alreadyThere: 3,
      skipped: skipped.map(\.0))
    let shown = ImportExportPresenter.viewModel(
      for: .importedNewsboat(NewsboatImportReport(added: [], list: NewsboatSubscriptions(feeds: []), keys: report, articles: nil)))
    #expect(
      shown.lines.dropFirst() == [
        "Added 2 lines to the keys of the full screen, of which 1 runs a program:", "list m = run mpv %u", "list j = down",
      ])
    #expect(shown.messages.map(\.sentence) == skipped.map(\.1) && shown.outcome == .done)
    let agreeing: MessageText = "If you trust it, import the file again with --yes; with --dry-run, its line is only shown."
    #expect(shown.messages.compactMap(\.hint) == [agreeing])
    let record = try #require(shown.exported.records?.first)
    #expect(record["keys"] == .list([.text("list m = run mpv %u"), .text("list j = down")]) && record["keys_already_there"] == .number(3))
  }

  @Test(
    "the sentence about lines for keys says how many run programs",
    arguments: [
      ([false], "Added 1 line to the keys of the full screen:"),
      ([true], "Added 1 line to the keys of the full screen, which runs a program:"),
      ([true, true, false], "Added 3 lines to the keys of the full screen, of which 2 run programs:"),
    ])
  func programs(lines: [Bool], sentence: String) {
    let report = NewsboatKeyReport(lines: lines.map { .init("x", runsProgram: $0) })
    let shown = ImportExportPresenter.viewModel(
      for: .importedNewsboat(NewsboatImportReport(added: [], list: NewsboatSubscriptions(feeds: []), keys: report, articles: nil)))
    #expect(shown.lines[1] == sentence && shown.messages.isEmpty)
  }

  @Test("keys that cannot be stored are a failure")
  func keysNotStored() {
    let report = NewsboatImportReport(
      added: [], list: NewsboatSubscriptions(feeds: []), keys: NewsboatKeyReport(error: .cancelled), articles: nil)
    #expect(ImportExportPresenter.viewModel(for: .importedNewsboat(report)).outcome == .failed)
  }
}
