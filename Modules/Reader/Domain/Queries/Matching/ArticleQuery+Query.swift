import CoreDomain

extension ArticleQuery {
  /// Adds the conditions of a query. Marks, dates, the latest refresh and words become separate conditions, because all stores can find
  /// them fast. The rest is evaluated article by article.
  ///
  /// The modifiers of a view apply only if the view is the whole query (`Query.asListed`).
  public mutating func add(_ query: Query, at calendar: QueryCalendar) {
    let query = query.asListed
    isUnique = isUnique || query.isUnique
    window.size = min(window.size, query.limit ?? .max)
    if !query.order.isEmpty { order = query.order == [.newestFirst] ? nil : SortCriteria(query.order) }
    add(query.condition, at: calendar)
  }

  /// Adds a condition, without the modifiers of its query.
  public mutating func add(_ condition: QueryCondition?, at calendar: QueryCalendar) {
    guard let condition else { return }
    if condition.mentionsHidden { includesHidden = true }
    var rest = self.condition?.condition.conjuncts ?? []
    for condition in condition.conjuncts where !addNarrowing(condition, at: calendar) { rest.append(condition) }
    guard let first = rest.first else { return }
    self.condition = ArticleCondition(rest.count == 1 ? first : .and(rest), at: calendar)
  }

  /// The window's part of the list of all matching articles, which is in the query's order.
  public func page<Row>(of list: [Row], by key: (Row) -> ArticleSortKey) -> ListPage<Row> {
    order == nil ? window.page(of: list, by: key) : window.page(ofReordered: list, by: key)
  }

  /// - Returns: whether the condition was added as a separate condition.
  private mutating func addNarrowing(_ condition: QueryCondition, at calendar: QueryCalendar) -> Bool {
    switch condition {
    case .word(.text(let word)): return addWord(word)
    case .state([.read]), .not(.state([.unread])): having.insert(.read)
    case .state([.unread]), .not(.state([.read])): lacking.insert(.read)
    case .state([.starred]): having.insert(.starred)
    case .not(.state([.starred])): lacking.insert(.starred)
    case .state([.hidden]): having.insert(.hidden)
    case .not(.state([.hidden])): lacking.insert(.hidden)
    case .state([.new]) where refresh == nil || refresh == .latest: refresh = .latest
    case .moment(.date, let test), .moment(.age, let test):
      let ranges = ArticleCondition(condition, at: calendar).ranges
      guard let range = test.moments(ranges) else { return false }
      // A bound that every article meets is left out.
      if range.lowerBound > .earliest { since = since.map { max($0, range.lowerBound) } ?? range.lowerBound }
      if range.upperBound < .latest { until = until.map { min($0, range.upperBound) } ?? range.upperBound }
    default: return false
    }
    return true
  }

  private mutating func addWord(_ word: String) -> Bool {
    guard !word.unicodeScalars.contains(where: \.properties.isWhitespace), let words = try? words.adding(word) else { return false }
    self.words = words
    return true
  }
}

extension ArticleRepository {
  /// The feeds whose articles a query covers, and the query with the data that its conditions need.
  /// - Throws: `subscription(.feedNotFound)`, `subscription(.feedAmbiguous)`, `subscription(.folderNotFound)`.
  func scope(
    of query: ArticleQuery, among all: [Subscription]
  ) async throws(ReaderError) -> (query: ArticleQuery, subscriptions: [Subscription]) {
    let chosen = try ArticleMatching.subscriptions(for: query, among: all)
    guard query.condition != nil || query.order != nil else { return (query, chosen) }
    let condition = query.condition?.condition
    let feeds = QueryFeed.all(
      chosen, counts: condition?.needsCounts ?? false ? try await counts(in: chosen.map(\.id)) : nil,
      fetchStates: condition?.needsFetchStates ?? false ? try await fetchStates(of: chosen.map(\.id)) : nil)
    var resolved = query
    resolved.condition?.feeds = feeds
    resolved.order?.feeds = feeds
    guard let condition = resolved.condition else { return (resolved, chosen) }
    // Feeds that cannot match are left out, so that stores need not read their articles.
    let matcher = QueryMatcher(condition)
    return (resolved, chosen.filter { matcher.mayMatch($0.id) })
  }
}

extension QueryCondition {
  /// The conditions that must all hold.
  var conjuncts: [QueryCondition] {
    switch self {
    case .and(let conditions): conditions.flatMap(\.conjuncts)
    case .view(_, let query): query.condition?.conjuncts ?? []
    default: [self]
    }
  }
}

extension Query {
  /// The query with other conditions on marks, which replace those that all its articles meet. It lists the same articles as this query's
  /// `ArticleQuery` does after its marks are replaced.
  public func replacingMarks(having: Set<ArticleMark>, lacking: Set<ArticleMark>) -> Query {
    let marks =
      having.sorted().compactMap { QueryCondition.mark($0, isSet: true) } + lacking.sorted().compactMap { .mark($0, isSet: false) }
    return replacing({ $0.isMark }, with: marks)
  }

  /// The query for articles of another feed.
  public func replacing(_ feed: FeedReference?, with other: FeedReference) -> Query { replacing(.feed, feed?.text, with: other.text) }

  /// The query for articles of another folder.
  public func replacing(_ folder: FolderPath?, with other: FolderPath) -> Query { replacing(.folder, folder?.text, with: other.text) }

  private func replacing(_ field: QueryTextField, _ value: String?, with other: String) -> Query {
    func condition(_ value: String) -> QueryCondition { .text(field, isWhole: false, [.text(value)]) }
    return replacing({ $0 == value.map(condition) }, with: [condition(other)])
  }

  private func replacing(_ isReplaced: (QueryCondition) -> Bool, with others: [QueryCondition]) -> Query {
    var query = asListed
    let conditions = (condition?.conjuncts ?? []).filter { !isReplaced($0) } + others
    query.condition = conditions.count > 1 ? .and(conditions) : conditions.first
    return query
  }
}

extension QueryCondition {
  /// The condition that a mark is set or not; nil for a mark that no state names.
  fileprivate static func mark(_ mark: ArticleMark, isSet: Bool) -> QueryCondition? {
    if mark == .read { return .state([isSet ? .read : .unread]) }
    guard let state = QueryState(rawValue: mark.rawValue) else { return nil }
    return isSet ? .state([state]) : .not(.state([state]))
  }

  fileprivate var isMark: Bool {
    let condition = if case .not(let inner) = self { inner } else { self }
    return [.read, .unread, .starred, .hidden].contains { condition == .state([$0]) }
  }
}
