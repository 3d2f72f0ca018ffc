public import CoreDomain

/// Removes a rule from the file.
public struct RemoveRule: UseCase {
  private let rules: UserRules
  private let undoHistory: any UndoHistory

  public init(rules: UserRules, undoHistory: any UndoHistory) {
    self.rules = rules
    self.undoHistory = undoHistory
  }

  /// - Parameter text: the number of the rule, or a text that its line alone contains.
  /// - Throws: `rule(.notFound)`, `rule(.ambiguous)`, `store`.
  public func callAsFunction(_ text: String) async throws(ReaderError) -> RemovedRule {
    let entry = try Self.entry(text, in: try await rules.document())
    _ = try await rules.change(.remove(entry))
    let edit = RuleEdit(entry.text, line: entry.line, isAdded: false)
    return RemovedRule(entry, undoError: await undoHistory.errorRemembering(.changedRule(edit, hidden: [])))
  }

  /// The rule with a number, or the one whose line contains the text.
  private static func entry(_ text: String, in document: RuleDocument) throws(ReaderError) -> RuleDocument.Entry {
    let text = text.trimmingWhitespace()
    if let number = Int(text) {
      guard let entry = document.entries.first(where: { $0.number == number }) else { throw .rule(.notFound(text)) }
      return entry
    }
    let wanted = text.caseFolded
    let matches = document.entries.filter { $0.text.caseFolded.contains(wanted) }
    if let whole = matches.first(where: { $0.text == text }) { return whole }
    guard !wanted.isEmpty, let first = matches.first else { throw .rule(.notFound(text)) }
    guard matches.count == 1 else { throw .rule(.ambiguous(text, matches: matches)) }
    return first
  }
}

public struct RemovedRule: Hashable, Sendable {
  public let entry: RuleDocument.Entry
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReaderError?

  public init(_ entry: RuleDocument.Entry, undoError: ReaderError? = nil) {
    self.entry = entry
    self.undoError = undoError
  }
}
