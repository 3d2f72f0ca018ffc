/// The requested part of a list: a number of rows around a place.
///
/// A place is a sort key, not a row number, so articles that arrive above it do not shift the rows (keyset pagination).
public struct ListWindow: Hashable, Sendable {
  /// The place of a window in its list. The article of a sort key may have left the list.
  public enum Start: Hashable, Sendable {
    case top
    case bottom
    /// From this place on. If too few rows follow, the rows above fill the window.
    case at(ArticleSortKey)
    /// Directly below this place.
    case below(ArticleSortKey)
    /// Directly above this place. If too few rows precede, the rows from this place on fill the window.
    case above(ArticleSortKey)
    /// Directly above this place, without the rows from this place on.
    case onlyAbove(ArticleSortKey)
    /// With this place in the middle.
    case around(ArticleSortKey)
  }

  public var start: Start
  /// The maximum number of rows.
  public var size: Int

  /// The whole list.
  public static let all = ListWindow()

  public init(_ start: Start = .top, size: Int = .max) {
    self.start = start
    self.size = max(size, 0)
  }

  /// The numbers of rows to read directly above and below the boundary. Each is one more than the window may show, so that the page can
  /// tell whether more rows follow.
  public var reach: (above: Int, below: Int) {
    let maximum = size < .max ? size + 1 : size
    return switch start {
    case .top, .below: (0, maximum)
    case .bottom: (maximum, 0)
    case .at, .above, .onlyAbove, .around: (maximum, maximum)
    }
  }

  /// The sort key that separates the rows above the boundary from those below it, and whether the key itself is above it; nil when all rows
  /// are on one side.
  public var boundary: (key: ArticleSortKey, isAbove: Bool)? {
    switch start {
    case .top, .bottom: nil
    case .at(let key), .above(let key), .onlyAbove(let key), .around(let key): (key, false)
    case .below(let key): (key, true)
    }
  }

  /// Whether a row is above the boundary.
  public func isAbove(_ key: ArticleSortKey) -> Bool {
    guard let boundary else { return start == .bottom }
    return key < boundary.key || (boundary.isAbove && key == boundary.key)
  }

  /// The page that this window shows.
  /// - Parameters:
  ///   - above: the rows above the boundary, the nearest first; at most `reach.above`.
  ///   - below: the rows below the boundary, the nearest first; at most `reach.below`.
  ///   - aboveCount: the number of all rows above the boundary, if the caller has counted them.
  ///   - total: the number of all rows, if the caller has counted them.
  public func page<Row>(above: [Row], below: [Row], aboveCount: Int? = nil, total: Int? = nil) -> ListPage<Row> {
    let half = size / 2
    let shownAbove =
      switch start {
      case .top, .below: 0
      case .bottom, .above, .onlyAbove: min(above.count, size)
      case .at: min(above.count, max(size - below.count, 0))
      case .around: min(above.count, max(half, size - below.count))
      }
    let shownBelow = if case .onlyAbove = start { 0 } else { min(below.count, size - shownAbove) }
    let reach = reach
    // If a side has fewer rows than were requested, these are all rows of that side.
    let allAbove = aboveCount ?? (start == .top ? 0 : above.count < reach.above ? above.count : nil)
    let allBelow = start == .bottom ? 0 : below.count < reach.below ? below.count : nil
    let all = total ?? allAbove.flatMap { above in allBelow.map { above + $0 } }
    let isBottom = start == .bottom
    return ListPage(
      rows: above.prefix(shownAbove).reversed() + below.prefix(shownBelow), offset: (isBottom ? all : allAbove).map { $0 - shownAbove },
      total: all, hasMore: below.count > shownBelow)
  }

  /// The page of a list that is in memory.
  public func page<Row>(of list: [Row], by key: (Row) -> ArticleSortKey) -> ListPage<Row> {
    page(of: list, at: list.firstIndex { !isAbove(key($0)) } ?? list.count)
  }

  /// The page of a list in memory whose order is not newest first. If the article of the boundary is not in the list, it is the first page,
  /// because the sort key does not determine where the article was.
  public func page<Row>(ofReordered list: [Row], by key: (Row) -> ArticleSortKey) -> ListPage<Row> {
    guard let boundary else { return page(of: list, at: start == .bottom ? list.count : 0) }
    let place = list.firstIndex { key($0) == boundary.key }.map { boundary.isAbove ? $0 + 1 : $0 }
    return page(of: list, at: place ?? 0)
  }

  /// The page of a list in memory that this function sorts. The article of the boundary need not be in the list: if it is stored with this place, its key
  /// tells where it would be. Otherwise, it is the first page.
  /// - Parameters:
  ///   - found: the rows of the list with their sort keys.
  ///   - stored: reads the sort key of an article that is not in the list; nil when it is not stored.
  public func page<Row, Failure>(
    sorting found: [(row: Row, key: QuerySorting.Key)], stored: (ArticleID) throws(Failure) -> QuerySorting.Key?
  ) throws(Failure) -> ListPage<Row> {
    let list = found.sorted { $0.key < $1.key }
    let rows = list.map(\.row)
    guard let boundary else { return page(of: rows, at: start == .bottom ? rows.count : 0) }
    if let place = list.firstIndex(where: { $0.key.place == boundary.key }) {
      return page(of: rows, at: boundary.isAbove ? place + 1 : place)
    }
    guard let key = try stored(boundary.key.id), key.place == boundary.key else { return page(of: rows, at: 0) }
    return page(of: rows, at: list.firstIndex { key < $0.key } ?? rows.count)
  }

  /// - Parameter place: the number of rows above the boundary.
  private func page<Row>(of list: [Row], at place: Int) -> ListPage<Row> {
    page(
      above: list[..<place].suffix(reach.above).reversed(), below: Array(list[place...].prefix(reach.below)), aboveCount: place,
      total: list.count)
  }
}

extension ListWindow: CustomStringConvertible {
  /// A description such as `first 20`; empty for the whole list.
  public var description: String {
    switch start {
    case .top: size == .max ? "" : "first \(size)"
    case .bottom: "last \(size)"
    case .at(let key): "\(size) at \(key.id)"
    case .below(let key): "\(size) below \(key.id)"
    case .above(let key): "\(size) above \(key.id)"
    case .onlyAbove(let key): "\(size) only above \(key.id)"
    case .around(let key): "\(size) around \(key.id)"
    }
  }
}
