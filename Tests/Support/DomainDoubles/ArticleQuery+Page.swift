public import Domain

extension ArticleQuery {
  /// The page of all matching articles that a store must return: without numbers that it would have to count by reading texts.
  public func page(of entries: [ArticleWithStatus]) -> ListPage<ArticleWithStatus> {
    let page = window.page(of: entries, by: \.article.place)
    guard !words.isEmpty else { return page }
    let place = entries.firstIndex { !window.isAbove($0.article.place) } ?? entries.count
    return window.page(
      above: entries[..<place].suffix(window.reach.above).reversed(), below: Array(entries[place...].prefix(window.reach.below)))
  }
}
