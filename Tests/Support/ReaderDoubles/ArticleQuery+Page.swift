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

  /// The page of a list whose window may begin at an article that is not in the list.
  /// - Parameter all: all stored articles, in the query's order.
  public func page<Row>(of list: [Row], among all: [Row], by key: (Row) -> ArticleSortKey) -> ListPage<Row> {
    guard order != nil, let boundary = window.boundary, let place = all.firstIndex(where: { key($0) == boundary.key }) else {
      return page(of: list, by: key)
    }
    let ids = Set(all[(boundary.isAbove ? place + 1 : place)...].map { key($0).id })
    let (above, below) = (list.filter { !ids.contains(key($0).id) }, list.filter { ids.contains(key($0).id) })
    return window.page(
      above: above.suffix(window.reach.above).reversed(), below: Array(below.prefix(window.reach.below)), aboveCount: above.count,
      total: list.count)
  }

  /// Articles, newest first, in the query's order.
  public func ordered(_ entries: [ArticleWithStatus], body: (ArticleWithStatus) -> String) -> [ArticleWithStatus] {
    guard let order else { return entries }
    let sorting = QuerySorting(order)
    return entries.map { entry in (entry: entry, key: sorting.key(of: entry, body: { body(entry) })) }.sorted { $0.key < $1.key }
      .map(\.entry)
  }
}
