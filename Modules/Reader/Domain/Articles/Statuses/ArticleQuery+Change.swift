extension ArticleQuery {
  /// The articles of this list that a change affects. Only these are changed and counted. A toggle affects all articles.
  public func changed(by change: ArticleStatus.Change) -> ArticleQuery {
    var query = self
    if case .set(let mark, let isSet) = change {
      if isSet { query.lacking.insert(mark) } else { query.having.insert(mark) }
    }
    return query
  }

  /// Whether the rows of this list can be changed in place when a few articles get other marks: no article gets another place, and its own marks alone
  /// tell whether it still matches. Reading such a list again costs as much as sorting all of it. A list from the newest on is read again at little cost.
  public var isMarkedInPlace: Bool {
    order != nil && !isUnique && !(condition.map { $0.needsStatus || $0.condition.needsCounts } ?? false)
  }
}
