import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Presentation of imports and exports")
struct ImportExportPresenterTests {
  private static let refused = Outline.Refused(
    title: "Old", url: "ftp://me:secret@example.org/feed", problem: .unsupportedScheme("ftp"))
  private static let later = Message(.notice, "Their articles have not been fetched yet.", hint: "\(run: "refresh") fetches them.")

  @Test(
    "imported feeds are counted",
    arguments: [
      (0, 0, "Following 0 more feeds.", []), (1, 0, "Following 1 more feed.", [later]),
      (1_000, 3, "Following 1,000 more feeds. You already followed 3.", [later]),
      (0, 1, "Following 0 more feeds. You already followed 1.", []),
    ])
  func importedOPML(added: Int, alreadyThere: Int, line: String, messages: [Message]) {
    let report = ImportReport(added: Array(repeating: .sample(), count: added), alreadyThere: alreadyThere, refused: [])
    #expect(
      ImportExportPresenter.viewModel(for: .importedOPML(report))
        == ImportExport.ViewModel(
          document: nil, lines: [line], messages: messages,
          exported: .record(
            ExportedRecord([
              .init("added", .number(added)), .init("already_there", .number(alreadyThere)), .init("refused", .number(0)),
              .init("damaged_lines", .list([])), .init("folders_left_out", .list([])), .init("settings_left_out", .list([])),
              .init("views_added", .number(0)), .init("views_already_there", .number(0)),
              .init("views_refused", .number(0)), .init("refused_by_server", .list([])),
            ])), outcome: .done))
  }

  @Test("each ignored entry is named, without its password")
  func refusals() {
    let viewModel = ImportExportPresenter.viewModel(
      for: .importedOPML(ImportReport(added: [.sample()], alreadyThere: 0, refused: [Self.refused])))
    #expect(
      viewModel.messages == [
        Message(.warning, "'Old' was ignored: 'ftp://example.org/feed' is not an http or https URL."), Self.later,
      ])
    #expect(viewModel.exported.records?.first?["refused"] == .number(1))
  }

  @Test(
    "feeds that a feed server refuses are named, the first five of them, and what was added is counted",
    arguments: [(1, 2, Outcome.someFailed), (7, 0, .failed)])
  func refusedByServer(refused: Int, added: Int, outcome: Outcome) {
    let refusals = (1...refused).map {
      IncompleteAddition.Refusal(url: .sample("https://example.org/\($0)?token=secret"), reason: "no feed", isAdded: $0 == 3)
    }
    let added = Array(repeating: Subscription.sample(), count: added)
    let addition = IncompleteAddition(
      added: added, missing: refused + 4, refusals: refusals, error: added.isEmpty ? nil : .server(.notBound))
    let viewModel = ImportExportPresenter.viewModel(
      for: .importedOPML(ImportReport(added: added, alreadyThere: 0, refused: [], incomplete: addition)))
    #expect(viewModel.lines == ["Following \(added.count) more feeds."] && viewModel.outcome == outcome)
    let texts = viewModel.messages.map { $0.sentence.text }
    #expect(texts[0] == "The server does not follow 'https://example.org/1?token=…': no feed.")
    if refused > 5 {
      #expect(texts[2] == "'https://example.org/3?token=…' is followed, but not in its folder or under its title: no feed.")
      #expect(texts.count == 6 && texts[5] == "The server refuses 2 more feeds.")
      #expect(
        viewModel.exported.records?.first?["refused_by_server"]
          == .list([1, 2, 4, 5, 6, 7].map { .text("https://example.org/\($0)?token=…") }))
    } else {
      #expect(texts[1] == "After 2 feeds, the rest could not be added: This data directory is bound to no feed server.")
    }
  }

  @Test("damaged lines are named, and so are further folders that cannot be tags")
  func damage() {
    let viewModel = ImportExportPresenter.viewModel(
      for: .importedOPML(
        ImportReport(added: [.sample()], alreadyThere: 0, refused: [], damagedLines: [7], foldersLeftOut: [FolderPath("a/b, c")])))
    #expect(
      viewModel.messages == [
        Message(
          .warning, "Line 7 of the list is damaged. What cannot be read there was left out.", hint: "Correct it and import the list again."),
        Message(.warning, "The folder 'a/b, c' was ignored for a feed that is in another folder: its name cannot be a tag."), Self.later,
      ])
    let records = viewModel.exported.records?.first
    #expect(records?["damaged_lines"] == .list([.number(7)]) && records?["folders_left_out"] == .list([.text("a/b, c")]))
    let nothing = ImportReport(added: [], alreadyThere: 0, refused: [], damagedLines: [7])
    #expect(ImportExportPresenter.viewModel(for: .importedOPML(nothing)).outcome == .failed)
  }

  @Test("settings that are not imported are named")
  func settingsLeftOut() {
    let viewModel = ImportExportPresenter.viewModel(
      for: .importedOPML(ImportReport(added: [.sample()], alreadyThere: 0, refused: [], settingsLeftOut: [.credentials, .keepDays])))
    #expect(
      viewModel.messages == [
        Message(
          .notice, "The settings 'credentials', 'keep-days' in the file were ignored.",
          hint: "If the file is your own, \(run: "feeds set FEED KEY=VALUE") sets them again."), Self.later,
      ])
    #expect(viewModel.exported.records?.first?["settings_left_out"] == .list([.text("credentials"), .text("keep-days")]))
  }

  @Test("settings with values that cannot be used are named with their feeds")
  func unusableSettings() {
    let report = ImportReport(
      added: [.sample()], alreadyThere: 0, refused: [], settingsLeftOut: [.interval], unusableSettings: [.init(feed: "Tea", key: .interval)]
    )
    let viewModel = ImportExportPresenter.viewModel(for: .importedOPML(report))
    #expect(
      viewModel.messages == [
        Message(.warning, "The setting 'interval' of 'Tea' was ignored: its value cannot be used."), Self.later,
      ])
    #expect(viewModel.exported.records?.first?["settings_left_out"] == .list([.text("interval")]))
  }

  @Test(
    "an exported document is shown unchanged; a file or a folder is named, with the numbers of its feeds and articles",
    arguments: [
      (.exported(.text("<opml/>\n")), "<opml/>\n", [], .document("<opml/>\n")),
      (
        .exported(.file("my.opml")), nil, ["Exported your subscriptions to my.opml."],
        .record(ExportedRecord([.init("file", .text("my.opml"))]))
      ),
      (
        .exportedEverything(ArchiveExport(folder: "backup", feeds: 2, articles: 1)), nil, ["Exported 2 feeds and 1 article to backup."],
        .record(ExportedRecord([.init("folder", .text("backup")), .init("feeds", .number(2)), .init("articles", .number(1))]))
      ),
    ] as [(ImportExport.Response, String?, [String], Exported)])
  func exported(response: ImportExport.Response, document: String?, lines: [String], exported: Exported) {
    #expect(
      ImportExportPresenter.viewModel(for: response)
        == ImportExport.ViewModel(document: document, lines: lines, messages: [], exported: exported, outcome: .done))
  }

  @Test("an export of everything says which feeds are not in its list")
  func leftOutOfArchive() {
    let viewModel = ImportExportPresenter.viewModel(
      for: .exportedEverything(ArchiveExport(folder: "backup", feeds: 3, articles: 1, leftOut: 2)))
    #expect(
      viewModel.messages == [
        Message(
          .notice, "2 feeds from programs and files were left out of the list, which names none.",
          hint: "They are in the file 'sources' of the data directory. Their articles are exported.")
      ])
  }

  @Test("a failure has its message and nothing else", arguments: ReaderError.ofDocuments)
  func failure(error: ReaderError) {
    #expect(
      ImportExportPresenter.viewModel(for: .failed(error))
        == ImportExport.ViewModel(
          document: nil, lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed))
  }

  @MainActor @Test("the view model of a response is displayed once")
  func displays() {
    let display = Recorder<ImportExport.ViewModel>()
    ImportExportPresenter(display: display).present(.exported(.file("my.opml")))
    #expect(display.values == [ImportExportPresenter.viewModel(for: .exported(.file("my.opml")))])
  }

  @Test("an import without any usable feed is a failure")
  func nothingUsable() {
    let nothing = ImportReport(added: [], alreadyThere: 0, refused: [Self.refused])
    #expect(ImportExportPresenter.viewModel(for: .importedOPML(nothing)).outcome == .failed)
    let known = ImportReport(added: [], alreadyThere: 1, refused: [Self.refused])
    #expect(ImportExportPresenter.viewModel(for: .importedOPML(known)).outcome == .done)
  }
}
