/// Some consecutive rows of a list.
public struct ListPage<Row> {
  public let rows: [Row]
  /// The number of rows above the first one; nil when counting them would require reading the texts of articles.
  public let offset: Int?
  /// The number of rows of the whole list; nil when counting them would require reading the texts of articles.
  public let total: Int?
  /// Whether more rows follow.
  public let hasMore: Bool

  public init(rows: [Row], offset: Int?, total: Int?, hasMore: Bool) {
    self.rows = rows
    self.offset = offset
    self.total = total
    self.hasMore = hasMore
  }

  /// A page that shows a whole list.
  public init(all rows: [Row]) {
    self.init(rows: rows, offset: 0, total: rows.count, hasMore: false)
  }

  /// The page with each row converted.
  public func map<Other, Failure>(_ convert: (Row) throws(Failure) -> Other) throws(Failure) -> ListPage<Other> {
    with(try rows.map(convert))
  }

  /// A page with other rows at the same place.
  public func with<Other>(_ rows: [Other]) -> ListPage<Other> {
    ListPage<Other>(rows: rows, offset: offset, total: total, hasMore: hasMore)
  }
}

extension ListPage: Sendable where Row: Sendable {}

extension ListPage: Equatable where Row: Equatable {}

extension ListPage: Hashable where Row: Hashable {}
