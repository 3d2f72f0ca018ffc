public import CoreDomain

extension ArticleRule {
  /// Parses a line of the rules file.
  /// - Parameters:
  ///   - line: the line, without its line break.
  ///   - now: the moment from which a span after `until` counts; nil for a file, because it does not say when the line was written.
  ///   - views: the saved views, to which `@name` refers.
  public init(_ line: String, from now: Timestamp? = nil, views: SavedViews = .none) throws(RuleError) {
    guard line.utf8.count <= RuleDocument.longestLine else {
      throw RuleError(.tooLong(bytes: line.utf8.count), column: line.column(beyondBytes: RuleDocument.longestLine))
    }
    self = try RulesFileParser(line, now: now, views: views).rule()
  }
}

/// Parses one rule.
struct RulesFileParser {
  static let (when, feed) = ("when", "feed")
  static let beginnings = [when, feed]
  private static let (arrow, until, latest) = ("=>", "until", "latest")

  private let line: [Character]
  private let now: Timestamp?
  private let views: SavedViews

  init(_ line: String, now: Timestamp?, views: SavedViews) {
    self.line = Array(line)
    self.now = now
    self.views = views
  }

  func rule() throws(RuleError) -> ArticleRule {
    let start = firstPlace(in: line.indices)
    let last = line.lastIndex { !$0.isWhitespace } ?? start
    if start < last, let place = line[start..<last].firstIndex(where: \.isNewline) { throw error(.lineBreak, at: place) }
    let end = line[start...].firstIndex(where: \.isWhitespace) ?? line.count
    switch String(line[start..<end]) {
    case Self.when: return try conditional(end..<line.count)
    case Self.feed: return try limit(end..<line.count)
    case let word: throw error(.unknownBeginning(word), at: start)
    }
  }

  /// Parses `when QUERY => ACTION, ACTION until DATE`, after `when`.
  private func conditional(_ range: Range<Int>) throws(RuleError) -> ArticleRule {
    // The last arrow counts, because phrases of the query may contain arrows, but actions do not.
    guard let arrow = range.last(where: { line[$0..<range.upperBound].starts(with: Self.arrow) }) else {
      throw error(.missingArrow, at: line.count)
    }
    let (actions, end) = try ending(of: arrow + Self.arrow.count..<line.count)
    let place = firstPlace(in: range.lowerBound..<arrow)
    guard place < arrow else { throw error(.missingQuery, at: arrow) }
    let query: Query
    do throws(QueryError) {
      query = try Query(String(line[place..<arrow]), views: views)
    } catch {
      throw RuleError(.query(error.kind), column: place + error.column)
    }
    guard query.condition != nil else { throw error(.missingQuery, at: place) }
    guard !query.hasModifiers, query.asListed.limit == nil else { throw error(.modifiers, at: place) }
    return ArticleRule(.matching(query), try self.actions(actions), until: end)
  }

  /// Parses `feed NAME: latest N until DATE`, after `feed`.
  private func limit(_ range: Range<Int>) throws(RuleError) -> ArticleRule {
    let (whole, end) = try ending(of: range)
    // The last colon counts, because the name of a feed may contain colons, but the rest does not.
    guard let colon = whole.last(where: { line[$0] == ":" }) else { throw error(.missingLatest, at: whole.upperBound) }
    let name = String(line[whole.lowerBound..<colon]).trimmingWhitespace()
    guard !name.isEmpty else { throw error(.query(.emptyValue(field: Self.feed)), at: colon) }
    let words = line[colon + 1..<whole.upperBound].split(whereSeparator: \.isWhitespace)
    guard words.count == 2, String(words[0]) == Self.latest, let count = Int(String(words[1])),
      (1...ArticleRule.maximumLatest).contains(count)
    else { throw error(.missingLatest, at: firstPlace(in: colon + 1..<whole.upperBound)) }
    return ArticleRule(.beyondLatest(count, of: FeedReference(name)), [.hide], until: end)
  }

  private func actions(_ range: Range<Int>) throws(RuleError) -> [RuleAction] {
    var actions: [RuleAction] = []
    for part in line[range].split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(part).trimmingWhitespace()
      let place = firstPlace(in: part.startIndex..<part.endIndex)
      guard !name.isEmpty else { throw error(.missingAction, at: place) }
      guard let action = RuleAction(rawValue: name) else { throw error(.unknownAction(name), at: place) }
      if !actions.contains(action) { actions.append(action) }
    }
    return actions
  }

  /// The part of a range before `until`, and the end of the rule.
  private func ending(of range: Range<Int>) throws(RuleError) -> (Range<Int>, RuleEnd?) {
    let words = line[range].split(whereSeparator: \.isWhitespace)
    guard let place = words.lastIndex(where: { String($0) == Self.until }), place >= words.count - 2 else { return (range, nil) }
    let before = range.lowerBound..<words[place].startIndex
    guard place == words.count - 2 else { throw error(.badEnd(""), at: line.count) }
    let (text, start) = (String(words[place + 1]), words[place + 1].startIndex)
    if let date = QueryDate(text) { return (before, .date(date)) }
    if let moment = Timestamp(rfc3339: text) { return (before, .moment(moment)) }
    guard let minutes = DurationUnit.minutes(of: text) else { throw error(.badEnd(text), at: start) }
    guard let now else { throw error(.spanWithoutBeginning(text), at: start) }
    // Whole seconds read better in the file.
    return (before, .moment(Timestamp(seconds: now.adding(minutes: minutes).milliseconds / 1000)))
  }

  private func firstPlace(in range: Range<Int>) -> Int { range.first { !line[$0].isWhitespace } ?? range.upperBound }

  private func error(_ kind: RuleError.Kind, at place: Int) -> RuleError { RuleError(kind, column: place + 1) }
}
