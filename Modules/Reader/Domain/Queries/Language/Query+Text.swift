extension Query {
  /// The query as text, in its shortest form. Parsing it gives the same query. It is never longer than the text from which the query was
  /// parsed.
  public var text: String {
    var parts: [String] = []
    if let condition { parts.append(condition.text) }
    if !order.isEmpty { parts.append("sort:" + order.map { ($0.isDescending ? "-" : "") + $0.key.rawValue }.joined(separator: ",")) }
    if let limit { parts.append("limit:\(limit)") }
    if isUnique { parts.append("unique:yes") }
    return parts.joined(separator: " ")
  }
}

extension QueryCondition {
  public var text: String {
    switch self {
    case .and(let conditions):
      conditions.map { condition in
        switch condition {
        case .and, .or: condition.inParentheses
        default: condition.text
        }
      }.joined(separator: " ")
    case .or(let conditions):
      conditions.map { condition in
        if case .or = condition { condition.inParentheses } else { condition.text }
      }.joined(separator: " or ")
    case .not(let condition):
      switch condition {
      case .and, .or, .not: "-" + condition.inParentheses
      default: "-" + condition.text
      }
    case .word(let value): value.wordText
    case .text(.tag, isWhole: false, let values) where values.count == 1: "#" + values[0].text
    case .text(let field, let isWhole, let values):
      field.rawValue + (isWhole ? "=" : ":") + values.map(\.text).joined(separator: "|")
    case .state(let states): "\(QueryKey.stateName):" + states.map(\.rawValue).joined(separator: "|")
    case .part(let parts): "\(QueryKey.partName):" + parts.map(\.rawValue).joined(separator: "|")
    case .moment(let field, let test): field.rawValue + test.text(\.text)
    case .number(let field, let test): field.rawValue + test.text { String($0) }
    case .length(let test): QueryLength.field + test.text(\.text)
    case .flag(let field, let isSet): "\(field.rawValue):\(isSet ? QueryKey.yes : QueryKey.no)"
    case .view(let name, _): "@\(name)"
    }
  }

  private var inParentheses: String { "(\(text))" }
}

extension QueryMoment {
  public var text: String {
    switch self {
    case .span(let count, let unit): "\(count)\(unit.rawValue)"
    case .date(let date): date.text
    case .today: "today"
    case .yesterday: "yesterday"
    }
  }
}

extension QueryTest {
  fileprivate func text(_ text: (Measure) -> String) -> String {
    switch self {
    case .isLess(let measure): "<\(text(measure))"
    case .isAtMost(let measure): "<=\(text(measure))"
    case .isMore(let measure): ">\(text(measure))"
    case .isAtLeast(let measure): ">=\(text(measure))"
    case .equals(let measure): ":\(text(measure))"
    case .isWithin(let first, let last): ":\(text(first))..\(text(last))"
    }
  }
}

extension QueryValue {
  /// The value, as written after the name of a field.
  fileprivate var text: String {
    switch self {
    case .text(let text): Self.isWord(text) ? text : Self.phrase(text)
    case .beginning(let text): text + "*"
    case .expression(let expression): Self.text(of: expression)
    }
  }

  /// The value, as written without a field.
  fileprivate var wordText: String {
    guard case .text(let text) = self, Self.isWord(text) else { return self.text }
    let isMarked = text.unicodeScalars.first.map { "-#@".unicodeScalars.contains($0) } ?? false
    return isMarked || QueryOperator.isOperator(text) || QueryReader.isField(text) || QueryReader.invisible(in: text) != nil
      ? Self.phrase(text) : text
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && !text.unicodeScalars.contains(where: QueryReader.endsWord) && text.unicodeScalars.first != "/"
      && text.unicodeScalars.last != "*"
  }

  /// A backslash is doubled only where a single one would have another meaning.
  private static func phrase(_ text: String) -> String {
    var phrase = String.UnicodeScalarView("\"".unicodeScalars)
    let scalars = Array(text.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      let next = place + 1 < scalars.count ? scalars[place + 1] : "\""
      if scalar == "\"" || (scalar == "\\" && (next == "\\" || next == "\"")) { phrase.append("\\") }
      phrase.append(scalar)
    }
    phrase.append("\"")
    return String(phrase)
  }

  private static func text(of expression: RegularExpression) -> String {
    var text = String.UnicodeScalarView("/".unicodeScalars)
    var isEscaped = false
    for scalar in expression.source.unicodeScalars {
      if scalar == "/", !isEscaped { text.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      text.append(scalar)
    }
    text.append("/")
    return String(text) + (expression.isCaseSensitive ? "c" : "")
  }
}
