import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// Says what is wrong with the file of views.
extension ViewListPresenter {
  /// The messages about mistakes in the file: one for each of the first reasons, and the number of the lines with others.
  nonisolated static func messages(for mistakes: [ViewMistake]) -> [Message] {
    let reasons = Dictionary(grouping: mistakes) { sentence(for: $0.kind) }.sorted { $0.value[0].line < $1.value[0].line }
    let shown = reasons.prefix(maximumReasons)
    var sentences = shown.map { "\(place(of: $0.value)): \($0.key)" }
    let rest = mistakes.count - shown.reduce(0) { $0 + $1.value.count }
    if rest > 0 { sentences.append("views: \(CountWording.text(rest, "more line")) cannot be used.") }
    let hint: MessageText =
      mistakes.count == 1
      ? "The line stays in the file but has no effect; the others work."
      : "These lines stay in the file but have no effect; the others work."
    return sentences.enumerated().map { Message(.warning, MessageText($1), hint: $0 == sentences.count - 1 ? hint : nil) }
  }

  /// The place of the first of some mistakes, and the lines of the next ones.
  private nonisolated static func place(of mistakes: [ViewMistake]) -> String {
    let others = mistakes.dropFirst().prefix(maximumLines).map { String($0.line) } + (mistakes.count > maximumLines + 1 ? ["…"] : [])
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
    return "views, line \(mistakes[0].line), column \(mistakes[0].column)\(also)"
  }

  /// What is wrong with a line of the file.
  nonisolated static func sentence(for kind: ViewMistake.Kind) -> String {
    switch kind {
    case .notUTF8: "the line is not UTF-8."
    case .missingEqualsSign: "this is not 'name = query'."
    case .badName(let text, let reason):
      "'\(text.limited(toBytes: ViewName.maximumBytes))' is no name for a view: \(ViewWording.clause(for: reason))."
    case .repeatedName(let name): "an earlier line already has the name '\(name)'."
    case .emptyQuery: "there is no query."
    case .badQuery(let error): QueryErrorWording.clause(for: error)
    case .tooMany: "there are more than \(SavedViews.maximum) views."
    }
  }

  private nonisolated static let maximumReasons = 3
  private nonisolated static let maximumLines = 3
}
