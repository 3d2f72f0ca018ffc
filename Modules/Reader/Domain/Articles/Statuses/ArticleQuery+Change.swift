extension ArticleQuery {
  /// The articles of this list that a change affects. Only these are changed and counted. A toggle affects all articles.
  public func changed(by change: ArticleStatus.Change) -> ArticleQuery {
    var query = self
    if case .set(let mark, let isSet) = change {
      if isSet { query.lacking.insert(mark) } else { query.having.insert(mark) }
    }
    return query
  }
}
