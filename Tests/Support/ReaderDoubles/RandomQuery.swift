import CoreDoubles
public import ReaderDomain

/// Makes queries at random, always the same ones for the same seed.
public struct RandomQuery: Sendable {
  private var generator: SeededGenerator
  /// The views that the queries name. Each view may name those before it.
  public private(set) var views = SavedViews.none
  private var queriesOfViews: [(name: ViewName, query: Query)] = []

  public init(_ seed: UInt64) {
    generator = SeededGenerator(seed)
    for number in 1...5 {
      guard let name = try? ViewName("v\(number)") else { continue }
      let query = query()
      queriesOfViews.append((name, query))
      views = views.applying([.set(SavedView(name, query.text))])
    }
  }

  public mutating func query() -> Query {
    var query = Query()
    if chance(9) { query.condition = condition(depth: 3) }
    if chance(2) {
      query.order = QueryOrder.Key.allCases.shuffled(using: &generator).prefix(2).map { QueryOrder($0, isDescending: chance(5)) }
    }
    if chance(2) { query.limit = Int.random(in: 1...99, using: &generator) }
    query.isUnique = chance(2)
    return query
  }

  public mutating func condition(depth: Int) -> QueryCondition {
    guard depth > 0, chance(6) else { return leaf() }
    return switch Int.random(in: 0...2, using: &generator) {
    case 0: .and(conditions(depth))
    case 1: .or(conditions(depth))
    default: .not(condition(depth: depth - 1))
    }
  }

  private mutating func conditions(_ depth: Int) -> [QueryCondition] {
    (0..<Int.random(in: 2...3, using: &generator)).map { _ in condition(depth: depth - 1) }
  }

  private mutating func leaf() -> QueryCondition {
    if !queriesOfViews.isEmpty, chance(1) {
      let (name, query) = pick(queriesOfViews)
      return .view(name, query)
    }
    return switch Int.random(in: 0...8, using: &generator) {
    case 0: .word(value())
    case 1, 2: .text(pick(QueryTextField.allCases), isWhole: chance(3), (0..<Int.random(in: 1...2, using: &generator)).map { _ in value() })
    case 3: .state([pick(QueryState.allCases)] + (chance(3) ? [pick(QueryState.allCases)] : []))
    case 4: .part([pick(QueryPart.allCases)])
    case 5: momentCondition()
    case 6: lengthCondition()
    case 7: .flag(pick(QueryFlagField.allCases), chance(5))
    default: .number(pick(QueryNumberField.allCases), test { Int.random(in: 0...5, using: &$0.generator) })
    }
  }

  private mutating func momentCondition() -> QueryCondition {
    let field = pick(QueryMomentField.allCases)
    guard field == .age || field == .feedAge || chance(5) else {
      return .moment(
        field,
        test { random in
          random.pick(
            ["2026", "2026-03", "2026-03-01", "2026-03-01T08:30"].compactMap { QueryDate($0) }.map(QueryMoment.date) + [.today, .yesterday])
        })
    }
    let span = QueryMoment.span(Int.random(in: 0...90, using: &generator), pick(DurationUnit.allCases))
    return .moment(field, pick([.isLess(span), .isAtMost(span), .isMore(span), .isAtLeast(span), .isWithin(span, span)]))
  }

  private mutating func lengthCondition() -> QueryCondition {
    let length = QueryLength(Int.random(in: 0...90, using: &generator), pick([.minutes, .hours]))
    return .length(pick([.isLess(length), .isAtMost(length), .isMore(length), .isAtLeast(length), .isWithin(length, length)]))
  }

  private mutating func test<Measure>(_ measure: (inout RandomQuery) -> Measure) -> QueryTest<Measure> {
    let value = measure(&self)
    return pick([.isLess(value), .isAtMost(value), .isMore(value), .isAtLeast(value), .equals(value), .isWithin(value, value)])
  }

  private mutating func value() -> QueryValue {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: .beginning(pick(["te", "Ä", "x.y", "日"]))
    case 1:
      pick(
        ["^t", "a/b", "\\d+$", "(tea|green)", "[a-z]{2,3}", "\\\\/", "é|\""].compactMap {
          try? RegularExpression($0, isCaseSensitive: false)
        } + []
      ).map(chance(3))
    default: .text(pick(Self.texts))
    }
  }

  public static let texts = [
    "tea", "Green", "a b", "or", "AND", "NOT", "-x", "(", ")", "\"", "\\", "a\\", "\\\"", "\\\\", "#x", "@x", "is:read", "title:", "<b",
    "=", "x*", "/x",
    "a|b", "日本", "e\u{301}", "cafe\u{301}", "CAF\u{C9}", "\u{301}", "https://example.org/", "en", "News", "News/Local", ":", "*",
    "a\"b c\\d", "\u{202E}x", "\u{FEFF}is:read", "\u{A0}x",
  ]

  private mutating func chance(_ tenths: Int) -> Bool { Int.random(in: 0..<10, using: &generator) < tenths }

  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &generator)] }
}

extension RegularExpression {
  fileprivate func map(_ isCaseSensitive: Bool) -> QueryValue {
    .expression((try? RegularExpression(source, isCaseSensitive: isCaseSensitive)) ?? self)
  }
}
