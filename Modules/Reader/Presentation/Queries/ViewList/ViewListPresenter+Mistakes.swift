import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// Says what is wrong with the file of views.
extension ViewListPresenter {
  /// The message about mistakes in the file; nil without mistakes. It tells the first mistake, and the lines of the next ones.
  nonisolated static func message(for mistakes: [ViewMistake]) -> Message? {
    guard let first = mistakes.first else { return nil }
    let others = mistakes.dropFirst().prefix(maximumLines).map { String($0.line) } + (mistakes.count > maximumLines + 1 ? ["…"] : [])
    let also = others.isEmpty ? "" : " (also \(others.joined(separator: ", ")))"
    return Message(
      .warning, "views, line \(first.line), column \(first.column)\(also): \(sentence(for: first.kind))",
      hint: "The line stays in the file but has no effect; the others work.")
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

  private nonisolated static let maximumLines = 3
}
