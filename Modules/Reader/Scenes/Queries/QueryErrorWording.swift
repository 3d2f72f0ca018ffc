public import CoreScenes
public import ReaderDomain

/// The sentences for errors in queries. Each names the column, and the known word that is nearest to an unknown one.
public enum QueryErrorWording {
  public static func message(for error: QueryError) -> Message { Message(.failure, MessageText(sentence(for: error))) }

  public static func sentence(for error: QueryError) -> String {
    "The query is wrong at column \(error.column): \(clause(for: error))"
  }

  /// The reason, and the known word that may be meant, without the column.
  public static func clause(for error: QueryError) -> String {
    if case .wrongView(let name, let inner) = error.kind {
      return "the saved query '\(name)' is wrong at its column \(inner.column): \(clause(for: inner))"
    }
    return "\(reason(for: error.kind))." + (suggestion(for: error.kind).map { " Did you mean '\($0)'?" } ?? "")
  }

  /// Why the query is wrong, as a clause.
  static func reason(for kind: QueryError.Kind) -> String {
    switch kind {
    case .tooLong(let bytes): "it has \(CountWording.text(bytes, "byte")), \(Query.maximumBytes) are allowed"
    case .tooDeep: "parentheses and saved queries are more than \(Query.deepest) levels deep"
    case .unprintable: "it contains control characters"
    case .invisible:
      "there is an invisible character, without which this would be a condition: remove it, or put the text in quotation marks"
    case .unclosed(let beginning): "'\(beginning)' has no end"
    case .missingCondition: "a condition is missing"
    case .unexpected(let character): "'\(character)' cannot be here; text with it needs quotation marks"
    case .unknownField(let name): "no field is named '\(shown(name))'"
    case .emptyValue(let field): field.isEmpty ? "there is no text" : "'\(shown(field))' has no value"
    case .unknownValue(let text, let field, let known): "'\(field)' takes \(known.joined(separator: ", ")), not '\(shown(text))'"
    case .notComparable(let field): "'\(shown(field))' has no order, so it takes ':' or '='"
    case .missingComparison(let field): "a span of time needs a comparison, such as \(field):<\(field == QueryLength.field ? "30m" : "3d")"
    case .badMeasure(let text, let field, let kind): "'\(field)' is compared with \(measure(kind)), not '\(shown(text))'"
    case .emptyRange: "the range ends before it begins"
    case .badLimit(let text): "'limit' takes a number, 1 or more, not '\(shown(text))'"
    case .repeatedModifier(let name): "'\(name)' is there twice"
    case .nestedModifier(let name): "'\(name)' cannot be in parentheses or behind '-'"
    case .unknownView(let name, _): "no query is saved under the name '\(shown(name))'"
    case .ring(let names): "saved queries name each other in a ring (\(ring(names)))"
    case .wrongView(let name, _): "the saved query '\(name)' is wrong"
    case .tooLarge: "with its saved queries, it has more than \(CountWording.text(Query.maximumExpandedBytes, "byte"))"
    case .badExpression(let reason): "this regular expression is not possible: \(expression(reason))"
    }
  }

  /// The known word that may be meant.
  static func suggestion(for kind: QueryError.Kind) -> String? {
    switch kind {
    case .unknownField(let name): SpellingSuggestion.of(name, among: kind.known).map { $0 + ":" }
    case .unknownValue(let text, _, let known): SpellingSuggestion.of(text, among: known)
    case .unknownView(let name, let known): SpellingSuggestion.of(name, among: known).map { "@" + $0 }
    default: nil
    }
  }

  private static func measure(_ kind: QueryMeasureKind) -> String {
    switch kind {
    case .number: "a number"
    case .span: "a span of time (30m, 12h, 3d, 2w, 6mo, 1y)"
    case .length: "a playing time (20m, 2h)"
    case .moment: "a date (2026, 2026-03, 2026-03-01, today, yesterday) or a span of time (30m, 12h, 3d, 2w, 6mo, 1y)"
    }
  }

  private static func expression(_ reason: RegularExpressionError.Reason) -> String {
    switch reason {
    case .unclosed: "a group or a set has no end"
    case .unopened: "')' has no beginning"
    case .nothingToRepeat: "there is nothing to repeat"
    case .badRepetition: "the numbers in braces are wrong"
    case .badRange: "a range ends before it begins"
    case .namedClass: "a class such as [:alpha:] is not known; write a range, such as a-z"
    case .unknownEscape: "this letter has no meaning behind '\\'"
    case .tooDeep: "groups are more than \(RegularExpression.deepest) levels deep"
    case .tooLarge: "it has more than \(RegularExpression.maximumStates) states"
    }
  }

  private static func ring(_ names: [ViewName]) -> String {
    let shown =
      names.count > maximumInRing
      ? names.prefix(maximumInRing - 2).map { "@\($0)" } + ["…"] + names.suffix(1).map { "@\($0)" } : names.map { "@\($0)" }
    return shown.joined(separator: " -> ")
  }

  private static let maximumInRing = 8

  /// The beginning of a text that may be very long.
  static func shown(_ text: String) -> String { text.count > longest ? text.prefix(longest - 1) + "…" : text }

  private static let longest = 40
}
