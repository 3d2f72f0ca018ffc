/// Collects the rows that stand highest in a list, at most so many of them.
///
/// Fifty of a hundred thousand are found without sorting the rest: as soon as twice as many are held as are wanted, the lower half goes, and
/// from then on only what stands above the lowest is held at all.
struct TopRows {
  private let limit: Int
  private var held: [ArticleFileRow] = []
  private var lowest: ArticleFileRow?

  /// Collects at most `limit`; nil for all.
  init(limit: Int?) {
    self.limit = max(limit ?? .max, 0)
  }

  /// Looks at one more.
  mutating func add(_ row: ArticleFileRow) {
    if let lowest, lowest.isAbove(row) { return }
    held.append(row)
    if held.count / 2 > limit { truncate() }
  }

  /// The rows from the top.
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
