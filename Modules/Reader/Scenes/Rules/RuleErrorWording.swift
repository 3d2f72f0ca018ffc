public import CoreScenes
public import ReaderDomain

/// The messages about wrong rules, and about changes of the rules that are not possible. A message about a rule names the line, the column,
/// and the known word that is nearest to an unknown one.
public enum RuleErrorWording {
  public static func message(for error: RuleChangeError) -> Message {
    switch error {
    case .badRule(let error):
      Message(.failure, sentence(for: error), hint: "A rule is 'when QUERY => ACTION', such as 'when title:webinar => hide'.")
    case .notFound(let text):
      Message(
        .failure, "No rule has the number or the text '\(QueryErrorWording.shown(text))'.", hint: "\(run: "rules list") lists the rules.")
    case .ambiguous(let text, let matches):
      Message(
        .failure,
        MessageText(
          "'\(QueryErrorWording.shown(text))' is in \(CountWording.text(matches.count, "rule")): "
            + "\(ListWording.text(matches.map { "number \($0.number)" }))."), hint: "Use its number.")
    case .tooMany:
      Message(
        .failure,
        "The file 'rules' is full: \(CountWording.number(RuleDocument.maximumRules)) rules and \(RuleDocument.maximumBytes / 1024) KiB are allowed.",
        hint: "\(run: "rules list") tells which rules have ended; \(run: "rules remove") removes one.")
    }
  }

  /// The wrong lines of the file, as warnings.
  public static func messages(for errors: [RuleError]) -> [Message] {
    RuleProblemWording.messages(for: .init(lines: errors.map { .rule(.badRule($0)) }))
  }

  public static func sentence(for error: RuleError) -> MessageText {
    let place =
      error.line > 0 ? "Line \(error.line) of 'rules' is wrong at column \(error.column)" : "The rule is wrong at column \(error.column)"
    return "\(place): \(reason(for: error.kind)).\(suggestion(for: error).map { " Did you mean '\($0)'?" } ?? "")"
  }

  private static func reason(for kind: RuleError.Kind) -> MessageText {
    switch kind {
    case .unknownBeginning(let word): "a rule begins with 'when' or 'feed', not with '\(QueryErrorWording.shown(word))'"
    case .missingArrow: "'=>' and an action are missing, such as '=> hide'"
    case .missingQuery: "a query is missing before '=>'"
    case .query(let kind): MessageText(QueryErrorWording.reason(for: kind))
    case .modifiers: "a rule's query must not have 'sort:', 'limit:' or 'unique:'"
    case .missingAction: "an action is missing: \(actions)"
    case .unknownAction(let word): "the actions are \(actions), not '\(QueryErrorWording.shown(word))'"
    case .missingLatest:
      "'latest' and a number from 1 to \(CountWording.number(ArticleRule.maximumLatest)) are missing, such as 'feed LWN: latest 20'"
    case .badEnd(let text):
      "'until' takes a date such as 2026-12-01 or 2026-12-01T08:30\(text.isEmpty ? "" : ", not '\(QueryErrorWording.shown(text))'")"
    case .spanWithoutBeginning(let text):
      "nobody knows from when '\(QueryErrorWording.shown(text))' counts; give a date, or let \(run: "rules add") count from now"
    case .lineBreak: "a rule is a single line"
    case .tooLong(let bytes): "it has \(CountWording.text(bytes, "byte")), \(CountWording.number(RuleDocument.longestLine)) are allowed"
    case .tooMany: "there are more than \(CountWording.number(RuleDocument.maximumRules)) rules; this one and all below do not apply"
    }
  }

  private static let actions = RuleAction.allCases.map(\.rawValue).joined(separator: ", ")

  private static func suggestion(for error: RuleError) -> String? {
    switch error.kind {
    case .unknownBeginning(let word), .unknownAction(let word): SpellingSuggestion.of(word, among: error.known)
    case .query(let kind): QueryErrorWording.suggestion(for: kind)
    default: nil
    }
  }
}
