public import ReaderDomain

extension ArticleQuery {
  /// The page of all matching articles that a store must return: without numbers that it would have to count by reading texts.
  public func page(of entries: [ArticleWithStatus]) -> ListPage<ArticleWithStatus> {
    let page = page(of: entries, by: \.article.place)
    guard needsArticles, order == nil else { return page }
    let place = entries.firstIndex { !window.isAbove($0.article.place) } ?? entries.count
    return window.page(
      above: entries[..<place].suffix(window.reach.above).reversed(), below: Array(entries[place...].prefix(window.reach.below)))
  }

  /// Articles, newest first, in the query's order.
  public func ordered(_ entries: [ArticleWithStatus], body: (ArticleWithStatus) -> String) -> [ArticleWithStatus] {
    guard let order else { return entries }
    let sorting = QuerySorting(order)
    return entries.map { entry in (entry: entry, key: sorting.key(of: entry, body: { body(entry) })) }.sorted { $0.key < $1.key }
      .map(\.entry)
  }
}
