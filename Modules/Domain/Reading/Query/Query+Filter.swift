extension Query {
  /// The query with other conditions on marks, in place of those that all its articles meet. It lists the same articles as an `ArticleQuery` of
  /// this query whose marks were replaced.
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
  /// Whether an article has a mark; nil for a mark that no state names.
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
