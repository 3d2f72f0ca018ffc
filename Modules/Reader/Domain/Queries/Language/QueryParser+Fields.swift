/// Parses conditions on fields.
extension QueryParser {
  /// Parses the condition on a field, after its name.
  /// - Parameter start: the position of the name.
  mutating func field(_ name: String, from start: Int) throws(QueryError) -> QueryCondition {
    guard let key = QueryKey(name) else { throw reader.error(.unknownField(name), at: start) }
    switch key {
    case .modifier: throw reader.error(.nestedModifier(name), at: start)
    case .moment(let field):
      return .moment(field, try test(name, field.isSpan ? .span : .moment) { Self.moment($0, for: field) })
    case .length: return .length(try test(name, .length, read: Self.length))
    case .number(let field): return .number(field, try test(name, .number, read: Self.number))
    case .flag(let field):
      _ = try isWhole(name)
      return .flag(field, try isYes(name))
    case .text(let field):
      let isWhole = try isWhole(name)
      return .text(field, isWhole: isWhole, try values(of: name))
    case .state:
      _ = try isWhole(name)
      return .state(try words(of: name, QueryState.allCases))
    case .part:
      _ = try isWhole(name)
      return .part(try words(of: name, QueryPart.allCases))
    }
  }

  /// Whether `=` follows; otherwise, `:` must follow.
  private mutating func isWhole(_ name: String) throws(QueryError) -> Bool {
    if reader.skip(":") { return false }
    guard reader.skip("=") else { throw reader.error(.notComparable(field: name), at: reader.position) }
    return true
  }

  private mutating func values(of name: String) throws(QueryError) -> [QueryValue] {
    var values = [try value(of: name)]
    while reader.skip("|") { values.append(try value(of: name)) }
    return values
  }

  /// Parses one or more of the known words.
  private mutating func words<Word: RawRepresentable<String>>(of name: String, _ known: [Word]) throws(QueryError) -> [Word] {
    var words: [Word] = []
    repeat {
      let start = reader.position
      let text = reader.run()
      guard !text.isEmpty else { throw reader.error(.emptyValue(field: name), at: start) }
      guard let word = Word(rawValue: text) else {
        throw reader.error(.unknownValue(text, field: name, known: known.map(\.rawValue)), at: start)
      }
      words.append(word)
    } while reader.skip("|")
    return words
  }

  /// Reads the value of a flag.
  private mutating func isYes(_ name: String) throws(QueryError) -> Bool {
    let start = reader.position
    let text = reader.run()
    switch text {
    case QueryKey.yes: return true
    case QueryKey.no: return false
    case "": throw reader.error(.emptyValue(field: name), at: start)
    default: throw reader.error(.unknownValue(text, field: name, known: [QueryKey.yes, QueryKey.no]), at: start)
    }
  }

  /// Reads a comparison.
  private mutating func test<Measure: QueryMeasure>(
    _ name: String, _ kind: QueryMeasureKind, read: (String) -> Measure?
  ) throws(QueryError) -> QueryTest<Measure> {
    let hasColon = reader.skip(":")
    let comparison = reader.skip("<") ? (reader.skip("=") ? "<=" : "<") : reader.skip(">") ? (reader.skip("=") ? ">=" : ">") : ""
    if comparison.isEmpty, !hasColon { _ = reader.skip("=") }
    let start = reader.position
    let text = reader.run()
    guard !text.isEmpty else { throw reader.error(.emptyValue(field: name), at: start) }
    func measure(_ text: String, at place: Int) throws(QueryError) -> Measure {
      guard !text.isEmpty else { throw reader.error(.emptyValue(field: name), at: place) }
      guard let measure = read(text) else { throw reader.error(.badMeasure(text, field: name, kind), at: place) }
      return measure
    }
    if comparison.isEmpty, let (first, last) = Self.ends(of: text) {
      let range = (
        try measure(first, at: start), try measure(last, at: start + first.unicodeScalars.count + "..".unicodeScalars.count)
      )
      guard range.0.mayPrecede(range.1) else { throw reader.error(.emptyRange(field: name), at: start) }
      return .isWithin(range.0, range.1)
    }
    let value = try measure(text, at: start)
    switch comparison {
    case "<": return .isLess(value)
    case "<=": return .isAtMost(value)
    case ">": return .isMore(value)
    case ">=": return .isAtLeast(value)
    default:
      // No article is exactly three days old.
      guard value.isComparableForEquality else { throw reader.error(.missingComparison(field: name), at: start) }
      return .equals(value)
    }
  }

  /// The texts before and after `..`; nil when there is none.
  private static func ends(of text: String) -> (String, String)? {
    var before = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == ".", rest.first == "." { return (String(before), String(rest.dropFirst())) }
      before.append(scalar)
    }
    return nil
  }

  private static func length(_ text: String) -> QueryLength? { DurationUnit.duration(text).map { QueryLength($0.count, $0.unit) } }

  private static func moment(_ text: String, for field: QueryMomentField) -> QueryMoment? {
    if let (count, unit) = DurationUnit.duration(text) { return .span(count, unit) }
    guard !field.isSpan else { return nil }
    switch text {
    case "today": return .today
    case "yesterday": return .yesterday
    default: return QueryDate(text).map(QueryMoment.date)
    }
  }
}

/// A number or a moment in a query.
private protocol QueryMeasure: Hashable, Sendable {
  /// Whether a range may begin with this value and end with the other. False is certain; true is not.
  func mayPrecede(_ other: Self) -> Bool
  var isComparableForEquality: Bool { get }
}

extension Int: QueryMeasure {
  fileprivate func mayPrecede(_ other: Int) -> Bool { self <= other }
  fileprivate var isComparableForEquality: Bool { true }
}

extension QueryLength: QueryMeasure {
  fileprivate func mayPrecede(_ other: QueryLength) -> Bool { seconds <= other.seconds }
  fileprivate var isComparableForEquality: Bool { false }
}

extension QueryMoment: QueryMeasure {
  fileprivate func mayPrecede(_ other: QueryMoment) -> Bool {
    switch (self, other) {
    case (.span(let first, let unit), .span(let last, let lastUnit)):
      let (minutes, isTooLong) = first.multipliedReportingOverflow(by: unit.minutes)
      let (lastMinutes, isLastTooLong) = last.multipliedReportingOverflow(by: lastUnit.minutes)
      return isLastTooLong || (!isTooLong && minutes <= lastMinutes)
    case (.date(let first), .date(let last)): return first.begins(before: last)
    // A span counts backwards from now, and a date is absolute, so only two values of one kind make a range.
    default: return !isSpan && !other.isSpan
    }
  }

  fileprivate var isComparableForEquality: Bool { !isSpan }
}
