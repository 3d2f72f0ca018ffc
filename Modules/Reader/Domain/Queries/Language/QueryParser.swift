import CoreDomain

extension Query {
  /// Parses the text of a query. An empty text matches all articles.
  /// - Parameters:
  ///   - text: the query, as a user types it.
  ///   - views: the saved views, to which `@name` refers.
  public init(_ text: String, views: SavedViews = .none) throws(QueryError) {
    var parser = QueryParser(try QueryReader(text), ViewExpansion(views))
    self = try parser.wholeQuery()
  }
}

/// Parses a query by recursive descent. `or` has the lowest precedence, then `and`, then `-`.
struct QueryParser {
  var reader: QueryReader
  private(set) var expansion: ViewExpansion
  private var query = Query.all
  private var modifiers: Set<QueryModifier> = []
  private var depth: Int
  /// The depth at which the text begins. A view is one level deeper than the query that names it.
  private let start: Int
  /// The length of the text, including the queries of its views.
  private(set) var expandedBytes: Int
  /// The nesting depth of the text, including its views.
  private(set) var levels = 0

  init(_ reader: QueryReader, _ expansion: ViewExpansion, depth: Int = 0) {
    self.reader = reader
    self.expansion = expansion
    self.depth = depth
    start = depth
    expandedBytes = reader.bytes
  }

  mutating func wholeQuery() throws(QueryError) -> Query {
    query.condition = try alternatives()
    // Before the end of the text, only an unmatched closing parenthesis ends a condition.
    if let scalar = reader.peek { throw reader.error(.unexpected(Character(scalar)), at: reader.position) }
    return query
  }

  /// Nil when there is no condition, which is valid only for an empty query and for a query of modifiers.
  private mutating func alternatives() throws(QueryError) -> QueryCondition? {
    guard let first = try conjunction() else {
      if reader.isAtEnd, depth == start { return nil }
      throw missingCondition
    }
    var branches = [first]
    while reader.skip(word: .or) {
      guard let next = try conjunction() else { throw missingCondition }
      branches.append(next)
    }
    return branches.count == 1 ? branches[0] : .or(branches)
  }

  /// Nil when no condition begins here.
  private mutating func conjunction() throws(QueryError) -> QueryCondition? {
    var units: [QueryCondition] = []
    reader.skipBlanks()
    while let scalar = reader.peek, scalar != ")", !isAtOr {
      if depth == start, try modifier() {
        reader.skipBlanks()
        continue
      }
      if !units.isEmpty, reader.skip(word: .and) { reader.skipBlanks() }
      units.append(try unit())
      reader.skipBlanks()
    }
    return units.count > 1 ? .and(units) : units.first
  }

  private var isAtOr: Bool {
    var ahead = reader
    return ahead.skip(word: .or)
  }

  private mutating func unit() throws(QueryError) -> QueryCondition {
    if reader.skip("-") {
      if let scalar = reader.peek, QueryReader.isBlank(scalar) { throw missingCondition }
      return .not(try atom())
    }
    if reader.skip(word: .not, orParenthesis: true) {
      reader.skipBlanks()
      return .not(try atom())
    }
    return try atom()
  }

  private mutating func atom() throws(QueryError) -> QueryCondition {
    var ahead = reader
    let isOperator = QueryOperator.allCases.contains { ahead.skip(word: $0) }
    guard let scalar = reader.peek, scalar != "-", scalar != ")", !isOperator else { throw missingCondition }
    let start = reader.position
    if reader.skip("(") { return try group(from: start) }
    if reader.skip("@") { return try view(from: start) }
    let condition: QueryCondition
    if reader.skip("#") {
      condition = .text(.tag, isWhole: false, [try value(of: "#")])
    } else if scalar != "\"", scalar != "/", let name = reader.fieldName() {
      condition = try field(name, from: start)
    } else {
      let value = try value(of: "")
      if scalar != "\"", case .text(let word) = value, let place = QueryReader.invisible(in: word) {
        throw reader.error(.invisible, at: start + place)
      }
      condition = .word(value)
    }
    try reader.requireEnd()
    return condition
  }

  /// Parses the name of a view, after its `@`.
  private mutating func view(from place: Int) throws(QueryError) -> QueryCondition {
    let text = reader.run()
    guard !text.isEmpty else { throw reader.error(.emptyValue(field: "@"), at: reader.position) }
    let condition: QueryCondition
    do throws(ViewExpansion.Failure) {
      let view = try expansion.view(named: text, depth: depth + 1)
      levels = max(levels, depth - start + 1 + view.levels)
      expandedBytes += view.bytes
      guard expandedBytes <= Query.maximumExpandedBytes else { throw .init(kind: .tooLarge) }
      condition = .view(view.name, view.query)
    } catch {
      throw reader.error(error.kind, at: place)
    }
    try reader.requireEnd()
    return condition
  }

  private mutating func group(from start: Int) throws(QueryError) -> QueryCondition {
    guard depth < Query.deepest else { throw reader.error(.tooDeep, at: start) }
    depth += 1
    levels = max(levels, depth - self.start)
    let condition = try alternatives()
    depth -= 1
    guard reader.skip(")"), let condition else { throw reader.error(.unclosed("("), at: start) }
    try reader.requireEnd()
    return condition
  }

  /// Parses a value: a phrase, a regular expression or a word.
  /// - Parameter field: the field as the user typed it.
  mutating func value(of field: String) throws(QueryError) -> QueryValue {
    let start = reader.position
    if reader.skip("\"") {
      let phrase = try reader.phrase()
      guard !phrase.isWhitespace else { throw reader.error(.emptyValue(field: field), at: start) }
      return .text(phrase)
    }
    if reader.skip("/") {
      let expression = try reader.expression()
      guard !expression.source.isEmpty else { throw reader.error(.emptyValue(field: field), at: start) }
      return .expression(expression)
    }
    let word = reader.run()
    let beginning = String(String.UnicodeScalarView(word.unicodeScalars.dropLast()))
    let isBeginning = word.unicodeScalars.last == "*"
    guard !(isBeginning ? beginning : word).isEmpty else {
      // A word is empty only before a character that no word contains.
      if let scalar = reader.peek, scalar == "|", field.isEmpty { throw reader.error(.unexpected("|"), at: start) }
      throw reader.error(.emptyValue(field: field), at: start)
    }
    return isBeginning ? .beginning(beginning) : .text(word)
  }

  /// Parses a modifier, if one begins here.
  /// - Returns: whether there was one.
  private mutating func modifier() throws(QueryError) -> Bool {
    var ahead = reader
    guard let name = ahead.fieldName(), let modifier = QueryModifier(rawValue: name) else { return false }
    let start = reader.position
    reader = ahead
    guard modifiers.insert(modifier).inserted else { throw reader.error(.repeatedModifier(name), at: start) }
    guard reader.skip(":") || reader.skip("=") else { throw reader.error(.notComparable(field: name), at: start) }
    let place = reader.position
    let text = reader.run()
    guard !text.isEmpty else { throw reader.error(.emptyValue(field: name), at: place) }
    switch modifier {
    case .unique:
      guard text == QueryKey.yes else { throw reader.error(.unknownValue(text, field: name, known: [QueryKey.yes]), at: place) }
      query.isUnique = true
    case .limit:
      guard let number = Self.number(text), number > 0 else { throw reader.error(.badLimit(text), at: place) }
      query.limit = number
    case .sort: query.order = try order(text, at: place)
    }
    try reader.requireEnd()
    return true
  }

  private func order(_ text: String, at start: Int) throws(QueryError) -> [QueryOrder] {
    var order: [QueryOrder] = []
    var place = start
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isDescending = part.hasPrefix("-")
      let name = String(isDescending ? part.dropFirst() : part)
      guard let key = QueryOrder.Key(rawValue: name) else {
        let field = QueryModifier.sort.rawValue
        throw reader.error(
          name.isEmpty
            ? .emptyValue(field: field) : .unknownValue(name, field: field, known: QueryOrder.Key.allCases.map(\.rawValue)),
          at: place + (isDescending ? 1 : 0))
      }
      order.append(QueryOrder(key, isDescending: isDescending))
      place += part.unicodeScalars.count + 1
    }
    return order
  }

  /// A number of decimal digits; nil for any other text and for a number that is too large.
  static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
  }

  private var missingCondition: QueryError { reader.error(.missingCondition, at: reader.position) }
}
