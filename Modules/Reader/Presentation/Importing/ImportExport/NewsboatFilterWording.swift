import CoreScenes
import ReaderDomain
import ReaderScenes

/// The texts for the filters of a Newsboat import.
enum NewsboatFilterWording {
  /// What was added, in sentences.
  static func lines(for report: NewsboatFilterReport) -> [String] {
    var lines: [String] = []
    if !report.views.isEmpty {
      lines.append("Saved \(CountWording.text(report.views.count, "view")): \(report.views.map { "@\($0.name)" }.joined(separator: ", ")).")
    }
    if !report.rules.isEmpty { lines.append("Added \(CountWording.text(report.rules.count, "rule")) to hide articles.") }
    return lines
  }

  /// The filters that were left out, and why.
  static func messages(for report: NewsboatFilterReport) -> [Message] {
    report.skipped.map { filter in
      let place = filter.entry.line > 0 ? "\(filter.entry.file.shown), line \(filter.entry.line)" : filter.entry.file.shown
      return Message(.warning, "\(place): \(name(of: filter.entry)) was left out: \(reason(for: filter.error)).")
    } + (report.error.map { [ReaderErrorWording.message(for: $0)] } ?? [])
  }

  /// A filter that was left out, for `--json`.
  static func record(of filter: SkippedFilter) -> ExportedValue {
    .record(
      ExportedRecord([
        .init("file", .text(filter.entry.file.shown)), .init("line", .number(filter.entry.line)),
        .init("reason", .text(reason(for: filter.error))),
      ]))
  }

  private static func name(of entry: NewsboatFilterEntry) -> String {
    switch entry.use {
    case .view(""): "a filter"
    case .view(let title): "'\(title)'"
    case .ignored: "a filter of ignored articles"
    }
  }

  /// Why a filter was left out, as a clause.
  static func reason(for error: NewsboatFilterError) -> String {
    switch error {
    case .syntax(let column): "newsboat's filter language does not allow this at character \(column) of the filter"
    case .tooLong: "the filter has more than \(NewsboatFilter.maximumBytes) bytes"
    case .tooDeep: "its parentheses are nested too deeply"
    case .tooMany: "an import takes at most \(NewsboatFilter.maximum) filters"
    case .arguments: "it needs a name or URL, and a filter"
    case .command: "it would run a program"
    case .include(let file): "the file '\(file)' is not read; import it with --newsboat-config"
    case .unreadable: "the file cannot be read"
    case .unknownAttribute(let name): "newsboat has no attribute '\(name)'"
    case .noCounterpart(let name): "queries have nothing like '\(name)'"
    case .notComparable(let name, let comparison): "queries cannot compare '\(name)' with '\(comparison.rawValue)'"
    case .badLiteral(let text, let attribute): "queries cannot compare '\(attribute)' with '\(text)'"
    case .badPattern(let text): "queries have no regular expression like '\(text)'"
    case .notAQuery: "it is too long or too deep for a query"
    case .badName(let title): "'\(title)' has no letter for the name of a view"
    case .nameTaken(let name): "the view @\(name) exists and has another query"
    case .tooManyViews: "there are \(SavedViews.maximum) views, and no more are possible"
    }
  }
}
