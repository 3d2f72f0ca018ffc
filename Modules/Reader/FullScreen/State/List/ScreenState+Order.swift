internal import ReaderDomain
internal import ReaderScenes

extension ScreenState {
  /// Lists the orders of the list.
  mutating func chooseOrder() -> [ScreenRequest] {
    let meanings: [(key: QueryOrder.Key, ascending: String, descending: String)] = [
      (.date, "oldest first", "newest first"), (.seen, "first fetched first", "last fetched first"),
      (.updated, "longest unchanged first", "last changed first"), (.title, "titles from A to Z", "titles from Z to A"),
      (.author, "authors from A to Z", "authors from Z to A"), (.feed, "feeds from A to Z", "feeds from Z to A"),
      (.folder, "folders from A to Z", "folders from Z to A"), (.words, "short articles first", "long articles first"),
    ]
    let orders = meanings.flatMap { [($0.key, true, $0.descending), ($0.key, false, $0.ascending)] }
    menu = ScreenMenu(
      orders.map { key, isDescending, meaning in
        let order = QueryOrder(key, isDescending: isDescending)
        let sign = (list.query.order?.criteria ?? [.newestFirst]) == [order] ? "✓" : ""
        return ScreenMenu.Item(keys: sign, name: (isDescending ? "-" : "") + key.rawValue, meaning: meaning, choice: .order(order))
      })
    return []
  }

  /// Lists the same articles in another order. The selected article stays selected.
  mutating func sort(by criterion: QueryOrder) -> [ScreenRequest] {
    order = criterion == .newestFirst ? nil : SortCriteria([criterion])
    focus = .list
    changeQueryText { text in
      var sorted = text
      if !text.asListed.order.isEmpty { sorted.order = [criterion] }
      return sorted
    }
    var query = list.query
    query.order = order
    let selected = list.selected
    let remembered = remember(.order(order?.criteria ?? []))
    _ = show(query)
    guard let selected, !selected.hasLeft else { return [.list(list.showing)] + remembered }
    list.selectedID = selected.id
    return [.list(list.replace(from: .around(selected.row.place)))] + remembered
  }

  /// The query in the order that the user has chosen, unless it has an order of its own.
  func ordered(_ query: ArticleQuery) -> ArticleQuery {
    var query = query
    query.order = query.order ?? order
    return query
  }
}
