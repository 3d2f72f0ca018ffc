import CoreDomain

extension NewsboatFilter {
  /// The query that finds the same articles.
  public func query() throws(NewsboatFilterError) -> Query {
    let query = Query(condition: try condition())
    guard let read = try? Query(query.text), read == query else { throw .notAQuery }
    return query
  }

  /// The condition, parenthesised as Newsboat reads the expression.
  func condition() throws(NewsboatFilterError) -> QueryCondition {
    switch self {
    case .all(let filters): return .and(try Self.conditions(of: filters))
    case .any(let filters): return .or(try Self.conditions(of: filters))
    case .comparison(let attribute, let comparison, let literal):
      return try NewsboatComparison(attribute: attribute, comparison: comparison, literal: literal).condition()
    }
  }

  private static func conditions(of filters: [NewsboatFilter]) throws(NewsboatFilterError) -> [QueryCondition] {
    var conditions: [QueryCondition] = []
    for filter in filters { conditions.append(try filter.condition()) }
    return conditions
  }
}

/// The translation of one comparison. What has no exact counterpart is refused.
private struct NewsboatComparison {
  let attribute: String
  let comparison: NewsboatOperator
  let literal: String

  func condition() throws(NewsboatFilterError) -> QueryCondition {
    switch attribute {
    case "title": return try text(.title, ifMissing: nil)
    case "author": return try text(.author, ifMissing: .author)
    case "link": return try text(.url, ifMissing: .link)
    case "content": return try body()
    case "feedtitle": return try text(.feedTitle, ifMissing: nil)
    case "rssurl": return try feedURL()
    case "unread": return try unread()
    case "enclosure_url", "enclosure_type": return try enclosure()
    case "tags": return try tags()
    case "age": return try age()
    case "unread_count": return try number(.feedUnread)
    case "total_count": return try number(.feedArticles)
    case "date", "guid", "flags", "articleindex", "feedindex", "description", "feedlink", "feeddate", "latest_article_age":
      throw .noCounterpart(attribute)
    default: throw .unknownAttribute(attribute)
    }
  }

  private var refused: NewsboatFilterError { .notComparable(attribute, comparison) }
  private var refusedLiteral: NewsboatFilterError { .badLiteral(literal, attribute: attribute) }

  /// Whether the comparison says that the opposite one does not hold.
  private var isNegated: Bool { [.differs, .matchesNot, .containsNot].contains(comparison) }

  private func negated(_ condition: QueryCondition) -> QueryCondition {
    guard isNegated else { return condition }
    return if case .not(let inner) = condition { inner } else { .not(condition) }
  }

  // MARK: Texts

  /// - Parameter part: what an article lacks that has no such text. For Newsboat, the text is then empty.
  private func text(_ field: QueryTextField, ifMissing part: QueryPart?) throws(NewsboatFilterError) -> QueryCondition {
    switch comparison {
    case .equals, .differs:
      guard !literal.isEmpty else {
        guard let part else { throw refusedLiteral }
        return negated(.not(.part([part])))
      }
      return negated(.text(field, isWhole: true, [.expression(try NewsboatPattern.exactly(literal))]))
    case .matches, .matchesNot:
      guard !literal.isEmpty else { throw refusedLiteral }
      let expression = try NewsboatPattern.expression(literal)
      let found = QueryCondition.text(field, isWhole: false, [.expression(expression)])
      guard let part, expression.matches("") else { return negated(found) }
      return negated(.or([found, .not(.part([part]))]))
    case .contains, .containsNot:
      guard !literal.isEmpty, !literal.contains(" ") else { throw refusedLiteral }
      return negated(.text(field, isWhole: false, [.expression(try NewsboatPattern.word(literal))]))
    case .isLess, .isAtMost, .isMore, .isAtLeast, .isBetween: throw refused
    }
  }

  /// Newsboat compares the markup of the body, and queries its plain text. A pattern that is about markup has no counterpart.
  private func body() throws(NewsboatFilterError) -> QueryCondition {
    switch comparison {
    case .equals where literal.isEmpty: return .not(.part([.body]))
    case .differs where literal.isEmpty: return .part([.body])
    case .matches, .matchesNot:
      guard !literal.isEmpty, !literal.unicodeScalars.contains(where: { "<>&^$".unicodeScalars.contains($0) }) else { throw refusedLiteral }
      let expression = try NewsboatPattern.expression(literal, hasLines: true)
      guard !expression.matches("") else { throw refusedLiteral }
      return negated(.text(.body, isWhole: false, [.expression(expression)]))
    default: throw refused
    }
  }

  private func feedURL() throws(NewsboatFilterError) -> QueryCondition {
    guard comparison == .equals || comparison == .differs else { return try text(.feedURL, ifMissing: nil) }
    guard let url = try? WebURL(feed: literal) else { throw refusedLiteral }
    return negated(.text(.feedURL, isWhole: true, [.expression(try NewsboatPattern.exactly(url.text))]))
  }

  /// Newsboat joins all tags of a feed with spaces, and compares the words of that text.
  private func tags() throws(NewsboatFilterError) -> QueryCondition {
    switch comparison {
    case .contains, .containsNot:
      guard let name = try? TagName(literal), !literal.contains(" "), !literal.hasPrefix("#") else { throw refusedLiteral }
      return negated(.text(.feedTag, isWhole: false, [.expression(try NewsboatPattern.word(name.text))]))
    case .matches, .matchesNot:
      let isPlain = !literal.unicodeScalars.contains { "^$ .[\\".unicodeScalars.contains($0) }
      guard !literal.isEmpty, isPlain else { throw refusedLiteral }
      let expression = try NewsboatPattern.expression(literal)
      guard !expression.matches("") else { throw refusedLiteral }
      return negated(.text(.feedTag, isWhole: false, [.expression(expression)]))
    default: throw refused
    }
  }

  // MARK: States and parts

  private static let always = QueryCondition.state([.unread, .read])

  /// The attribute is `yes` or `no`, so the comparison is tried with both.
  private func unread() throws(NewsboatFilterError) -> QueryCondition {
    func holds(_ value: String) throws(NewsboatFilterError) -> Bool {
      switch comparison {
      case .equals, .contains: return value == literal
      case .differs, .containsNot: return value != literal
      case .matches: return try NewsboatPattern.expression(literal).matches(value)
      case .matchesNot: return try !NewsboatPattern.expression(literal).matches(value)
      case .isLess, .isAtMost, .isMore, .isAtLeast, .isBetween: throw refused
      }
    }
    return switch (try holds("yes"), try holds("no")) {
    case (true, true): Self.always
    case (true, false): .state([.unread])
    case (false, true): .state([.read])
    case (false, false): .not(Self.always)
    }
  }

  private func enclosure() throws(NewsboatFilterError) -> QueryCondition {
    switch comparison {
    case .equals where literal.isEmpty: return .not(.part([.enclosure]))
    case .differs where literal.isEmpty: return .part([.enclosure])
    case .matches, .matchesNot:
      guard attribute == "enclosure_type", let part = Self.kinds[literal] else { throw refusedLiteral }
      return negated(.part([part]))
    default: throw refused
    }
  }

  /// The patterns of media types for which queries have a word.
  private static let kinds: [String: QueryPart] = {
    var kinds: [String: QueryPart] = [:]
    for part in [QueryPart.audio, .video, .image] {
      let type = "\(part.rawValue)/"
      for pattern in ["^\(type)", "^\(type).*", type, "\(type).*", "^\(type).*$"] { kinds[pattern] = part }
    }
    return kinds
  }()

  // MARK: Numbers

  private func integer(_ text: some StringProtocol) throws(NewsboatFilterError) -> Int {
    guard let number = Int(text), (-Self.largest...Self.largest).contains(number) else { throw refusedLiteral }
    return number
  }

  private static let largest = 1_000_000

  /// The bounds of the numbers for which the comparison holds, without `!=`; the upper bound is nil for no bound.
  private func bounds() throws(NewsboatFilterError) -> (minimum: Int, maximum: Int?) {
    if comparison == .isBetween {
      let ends = literal.split(separator: ":", omittingEmptySubsequences: false)
      guard ends.count == 2 else { throw refusedLiteral }
      let (one, other) = (try integer(ends[0]), try integer(ends[1]))
      return (min(one, other), max(one, other))
    }
    let number = try integer(literal)
    switch comparison {
    case .equals, .differs: return (number, number)
    case .isLess: return (0, number - 1)
    case .isAtMost: return (0, number)
    case .isMore: return (number + 1, nil)
    case .isAtLeast: return (number, nil)
    case .matches, .matchesNot, .contains, .containsNot, .isBetween: throw refused
    }
  }

  private func number(_ field: QueryNumberField) throws(NewsboatFilterError) -> QueryCondition {
    let (minimum, maximum) = try bounds()
    guard let maximum else { return minimum <= 0 ? Self.always : .number(field, .isAtLeast(minimum)) }
    guard maximum >= max(minimum, 0) else { return negated(.not(Self.always)) }
    return negated(.number(field, minimum == maximum ? .equals(maximum) : .isWithin(max(minimum, 0), maximum)))
  }

  /// Newsboat counts full days, so an age of 2 is at least two and less than three days.
  private func age() throws(NewsboatFilterError) -> QueryCondition {
    let (minimum, maximum) = try bounds()
    var conditions: [QueryCondition] = []
    if minimum > 0 { conditions.append(.moment(.age, .isAtLeast(.span(minimum, .days)))) }
    if let maximum {
      guard maximum >= max(minimum, 0) else { return negated(.not(Self.always)) }
      conditions.append(.moment(.age, .isLess(.span(maximum + 1, .days))))
    }
    guard let first = conditions.first else { return negated(Self.always) }
    return negated(conditions.count == 1 ? first : .and(conditions))
  }
}
