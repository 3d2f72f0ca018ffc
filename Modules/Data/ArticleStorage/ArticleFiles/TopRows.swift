/// Collects the first rows of a list, up to a limit.
///
/// It finds fifty of a hundred thousand rows without sorting all of them. When it holds twice as many rows as the limit, it drops the lower
/// half. Afterwards it ignores every row below the lowest that it kept.
struct TopRows {
  private let limit: Int
  private var held: [ArticleFileRow] = []
  private var lowest: ArticleFileRow?

  /// - Parameter limit: the maximum number of rows; nil for all.
  init(limit: Int?) {
    self.limit = max(limit ?? .max, 0)
  }

  mutating func add(_ row: ArticleFileRow) {
    if let lowest, lowest.isAbove(row) { return }
    held.append(row)
    if held.count / 2 > limit { truncate() }
  }

  /// The collected rows in list order.
  mutating func sorted() -> [ArticleFileRow] {
    truncate()
    return held
  }

  private mutating func truncate() {
    held.sort { $0.isAbove($1) }
    guard held.count > limit else { return }
    held.removeLast(held.count - limit)
    lowest = held.last
  }
}
