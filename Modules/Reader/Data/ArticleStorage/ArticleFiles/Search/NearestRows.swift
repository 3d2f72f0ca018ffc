/// Collects the rows that are nearest to a place in a list, on one side of it, up to a limit.
///
/// It finds fifty of a hundred thousand rows without sorting all of them. When it holds twice as many rows as the limit, it drops the more
/// distant half. Afterwards it ignores every row that is farther away than the last that it kept.
struct NearestRows {
  private let limit: Int
  private let isAbove: Bool
  private var held: [ArticleFileRow] = []
  private var farthest: ArticleFileRow?

  /// - Parameter isAbove: whether the rows are above the place, so that the last of them in list order is the nearest.
  init(limit: Int, isAbove: Bool) {
    self.limit = limit
    self.isAbove = isAbove
  }

  mutating func add(_ row: ArticleFileRow) {
    if limit == 0 { return }
    if let farthest, isNearer(farthest, row) { return }
    held.append(row)
    if held.count / 2 > limit { truncate() }
  }

  /// The collected rows, the nearest first.
  mutating func sorted() -> [ArticleFileRow] {
    truncate()
    return held
  }

  private mutating func truncate() {
    held.sort { [isAbove] in isAbove ? $1.isAbove($0) : $0.isAbove($1) }
    guard held.count > limit else { return }
    held.removeLast(held.count - limit)
    farthest = held.last
  }

  private func isNearer(_ left: ArticleFileRow, _ right: ArticleFileRow) -> Bool { isAbove ? right.isAbove(left) : left.isAbove(right) }
}
