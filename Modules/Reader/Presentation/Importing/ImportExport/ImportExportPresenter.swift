import CoreDomain
public import CorePresentation
public import CoreScenes
import ReaderDomain
public import ReaderScenes

/// Formats the results of imports and exports for display.
public struct ImportExportPresenter: Presenter {
  private let display: any Display<ImportExport.ViewModel>

  public init(display: any Display<ImportExport.ViewModel>) {
    self.display = display
  }

  public func present(_ response: ImportExport.Response) {
    display.display(Self.viewModel(for: response))
  }

  public nonisolated static func viewModel(for response: ImportExport.Response) -> ImportExport.ViewModel {
    switch response {
    case .importedOPML(let report): importedOPML(report)
    case .importedNewsboat(let report): importedNewsboat(report)
    case .exported(.text(let document, let leftOut)):
      ImportExport.ViewModel(
        document: document, lines: [], messages: feedsLeftOut(leftOut), exported: .document(document), outcome: .done)
    case .exported(.file(let path, let leftOut)):
      ImportExport.ViewModel(
        document: nil, lines: ["Exported your subscriptions to \(path)."], messages: feedsLeftOut(leftOut),
        exported: .record(ExportedRecord([.init("file", .text(path))])), outcome: .done)
    case .exportedEverything(let result):
      ImportExport.ViewModel(
        document: nil,
        lines: [
          "Exported \(CountWording.text(result.feeds, "feed")) and \(CountWording.text(result.articles, "article")) to \(result.folder)."
        ],
        messages: feedsLeftOut(result.leftOut, "left out of the list, which names none", hint: " Their articles are exported."),
        exported: .record(
          ExportedRecord([
            .init("folder", .text(result.folder)), .init("feeds", .number(result.feeds)), .init("articles", .number(result.articles)),
          ])), outcome: .done)
    case .failed(let error):
      ImportExport.ViewModel(
        document: nil, lines: [], messages: [ReaderErrorWording.message(for: error)], exported: .empty, outcome: .failed)
    }
  }

  nonisolated static let articlesAreMissing = Message(
    .notice, "Their articles have not been fetched yet.", hint: "\(run: "refresh") fetches them.")

  nonisolated static func following(_ added: Int, alreadyThere: Int) -> String {
    let known = alreadyThere == 0 ? "" : " You already followed \(CountWording.number(alreadyThere))."
    return "Following \(CountWording.text(added, "more feed")).\(known)"
  }

  private nonisolated static func feedsLeftOut(_ count: Int, _ words: String = "left out: a list names none", hint: String = "")
    -> [Message]
  {
    guard count > 0 else { return [] }
    return [
      Message(
        .notice, "\(CountWording.text(count, "feed")) from programs and files \(count == 1 ? "was" : "were") \(words).",
        hint: "They are in the file 'sources' of the data directory.\(hint)")
    ]
  }

  private nonisolated static func damage(in report: ImportReport) -> [Message] {
    report.damagedLines.map { line in
      Message(
        .warning, "Line \(line) of the list is damaged. What cannot be read there was left out.",
        hint: "Correct it and import the list again.")
    }
  }

  private nonisolated static func foldersLeftOut(of report: ImportReport) -> [Message] {
    report.foldersLeftOut.map { folder in
      Message(.warning, "The folder '\(folder.text)' was ignored for a feed that is in another folder: its name cannot be a tag.")
    }
  }

  /// What an import dropped of settings: each with a value that cannot be used, and once those that an imported file must not control.
  private nonisolated static func settingsLeftOut(of report: ImportReport) -> [Message] {
    let unusable = report.unusableSettings.map { setting in
      Message(.warning, "The setting '\(setting.key.rawValue)' of '\(setting.feed)' was ignored: its value cannot be used.")
    }
    let keys = report.settingsLeftOut.filter { !FeedSettings.Key.importable.contains($0) }
    guard !keys.isEmpty else { return unusable }
    return unusable + [
      Message(
        .notice, "The settings \(ListWording.text(keys.map { "'\($0.rawValue)'" })) in the file were ignored.",
        hint: "If the file is your own, \(run: "feeds set FEED KEY=VALUE") sets them again.")
    ]
  }

  private nonisolated static func importedOPML(_ report: ImportReport) -> ImportExport.ViewModel {
    let next = report.added.isEmpty ? [] : [articlesAreMissing]
    let refused = report.refused.map { entry in
      Message(
        .warning, "'\(entry.title)' was ignored: '\(URLRedaction.shown(entry.url))' \(RefusedEntryWording.clause(for: entry.problem)).")
    }
    let incomplete = report.incomplete.map(IncompleteAdditionWording.messages(on:)) ?? []
    let settings = damage(in: report) + foldersLeftOut(of: report) + settingsLeftOut(of: report)
    return ImportExport.ViewModel(
      document: nil, lines: [following(report.added.count, alreadyThere: report.alreadyThere)] + sentences(on: report.views),
      messages: refused + incomplete + settings + messages(on: report.views) + next,
      exported: .record(
        ExportedRecord([
          .init("added", .number(report.added.count)),
          .init("already_there", .number(report.alreadyThere)),
          .init("refused", .number(report.refused.count)),
          .init("damaged_lines", .list(report.damagedLines.map { .number($0) })),
          .init("folders_left_out", .list(report.foldersLeftOut.map { .text($0.text) })),
          .init("settings_left_out", .list(report.settingsLeftOut.map { .text($0.rawValue) })),
          .init("views_added", .number(report.views.added.count)),
          .init("views_already_there", .number(report.views.alreadyThere)),
          .init("views_refused", .number(report.views.refused.count)),
          .init("refused_by_server", refusedByServer(report.incomplete)),
        ])),
      outcome: outcome(of: report))
  }

  private nonisolated static func outcome(of report: ImportReport) -> Outcome {
    if report.views.error != nil { return .someFailed }
    if report.added.isEmpty, report.alreadyThere == 0 {
      return report.refused.isEmpty && report.damagedLines.isEmpty && report.incomplete == nil ? .done : .failed
    }
    return report.incomplete == nil ? .done : .someFailed
  }

  /// The URLs of the feeds that a feed server refuses.
  nonisolated static func refusedByServer(_ addition: IncompleteAddition?) -> ExportedValue {
    .texts((addition?.refusals ?? []).filter { !$0.isAdded }.map { URLRedaction.shown($0.url.text) })
  }
}
