import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// Formats the result of a Newsboat import.
extension ImportExportPresenter {
  nonisolated static func importedNewsboat(_ report: NewsboatImportReport) -> ImportExport.ViewModel {
    let skipped = report.list.skipped.map { line in
      Message(.warning, "\(line.file.shown), line \(line.number) was ignored: \(reason(for: line)).", hint: hint(for: line))
    }
    let isNothing = report.list.feeds.isEmpty && !skipped.isEmpty
    return ImportExport.ViewModel(
      document: nil,
      lines: [following(report.added.count, alreadyThere: report.alreadyThere)] + (report.articles.map { [sentence(on: $0)] } ?? [])
        + NewsboatFilterWording.lines(for: report.filters) + NewsboatKeyWording.lines(for: report.keys),
      messages: skipped + (report.incomplete.map(IncompleteAdditionWording.messages(on:)) ?? [])
        + NewsboatFilterWording.messages(for: report.filters) + NewsboatKeyWording.messages(for: report.keys)
        + (report.error.map { [ReaderErrorWording.message(for: $0)] } ?? []) + notices(on: report),
      exported: .record(record(of: report)),
      outcome: isNothing || report.problem != nil ? .failed : report.incomplete == nil ? .done : .someFailed)
  }

  /// Explains why a line was skipped. Command lines are repeated without what looks like a secret.
  private nonisolated static func reason(for line: SkippedLine) -> String {
    switch line.reason {
    case .program(let source): "it would run a program at each refresh, '\(source.shown)'"
    case .badSource(let problem): "'\(LocalSource.redacted(line.text))' \(LocalSourceWording.clause(for: problem))"
    case .badURL(let problem): "'\(URLRedaction.shown(line.text))' \(RefusedEntryWording.clause(for: problem))"
    }
  }

  private nonisolated static func hint(for line: SkippedLine) -> MessageText? {
    if case .program = line.reason { "If you trust it, import the file again with --yes." } else { nil }
  }

  private nonisolated static func sentence(on articles: NewsboatImportReport.Articles) -> String {
    let marks = "\(CountWording.number(articles.read)) more read, \(CountWording.number(articles.starred)) more starred"
    return "Imported \(CountWording.text(articles.new, "article")): \(marks)."
  }

  private nonisolated static func notices(on report: NewsboatImportReport) -> [Message] {
    var notices: [Message] = []
    if !report.list.omittedTags.isEmpty {
      let tags = ListWording.text(report.list.omittedTags.map { "'\($0)'" })
      notices.append(Message(.notice, "These tags were ignored, because the name of a tag is short and has no ',' and no '/': \(tags)."))
    }
    if !report.list.excessTags.isEmpty {
      let tags = ListWording.text(report.list.excessTags.map { "'\($0)'" })
      notices.append(Message(.notice, "These tags were ignored, because a feed has at most \(TagName.maximumPerFeed): \(tags)."))
    }
    if report.list.markedQueries > 0 {
      let queries = report.list.markedQueries == 1 ? "1 query" : "\(CountWording.number(report.list.markedQueries)) queries"
      notices.append(Message(.notice, "The tags, '~' and '!' of \(queries) were left out: a saved view has none."))
    }
    if report.list.unlisted.articles > 0 {
      let articles = CountWording.text(report.list.unlisted.articles, "article")
      let flagged = CountWording.number(report.list.unlisted.flagged)
      notices.append(
        Message(
          .notice, "newsboat has \(articles), \(flagged) flagged, of feeds that are not in its list. They were left out.",
          hint: "To get them, add the feeds to newsboat's list and import again."))
    }
    if report.list.hidden > 0 {
      let feeds = report.list.hidden == 1 ? "1 feed that newsboat hides is" : "\(report.list.hidden) feeds that newsboat hides are"
      notices.append(Message(.notice, "\(feeds) followed and shown like the others."))
    }
    for source in report.added.compactMap(\.source) where source.command != nil {
      notices.append(Message(.notice, MessageText(LocalSourceWording.sentence(about: source))))
    }
    if report.articles == nil, !report.added.isEmpty { notices.append(articlesAreMissing) }
    if !report.added.isEmpty {
      notices.append(
        Message(.notice, "The full screen has newsboat's keys, too.", hint: "\(run: "tui --keys newsboat") opens it with them."))
    }
    return notices
  }

  private nonisolated static func record(of report: NewsboatImportReport) -> ExportedRecord {
    let articles = report.articles ?? NewsboatImportReport.Articles(new: 0, read: 0, starred: 0)
    return ExportedRecord([
      .init("added", .number(report.added.count)),
      .init("already_there", .number(report.alreadyThere)),
      .init("refused", .number(report.list.skipped.count)),
      .init("articles", .number(articles.new)),
      .init("read", .number(articles.read)),
      .init("starred", .number(articles.starred)),
      .init("views", .number(report.filters.views.count)),
      .init("rules", .number(report.filters.rules.count)),
      .init("filters_left_out", .list(report.filters.skipped.map(NewsboatFilterWording.record(of:)))),
      .init("keys", .list(report.keys.lines.map { .text($0.text) })),
      .init("keys_already_there", .number(report.keys.alreadyThere)),
      .init("keys_left_out", .list(report.keys.skipped.map(NewsboatKeyWording.record(of:)))),
      .init("refused_by_server", refusedByServer(report.incomplete)),
    ])
  }
}
