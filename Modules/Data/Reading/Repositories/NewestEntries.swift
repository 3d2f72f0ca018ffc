internal import Domain

/// Collects the entries that stand highest in a list, at most so many of them.
///
/// Fifty of a hundred thousand are found without sorting the rest: as soon as twice as many are held as are wanted, the lower half goes, and
/// from then on only what stands above the lowest is held at all.
struct NewestEntries {
  private let limit: Int
  private var held: [ArticleEntry] = []
  private var lowest: ArticleEntry?

  /// Collects at most `limit`; nil for all.
  init(limit: Int?) {
    self.limit = max(limit ?? .max, 0)
  }

  /// Looks at one more.
  mutating func add(_ entry: ArticleEntry) {
    if let lowest, ArticleMatching.isAbove(lowest, entry) { return }
    held.append(entry)
    if held.count / 2 > limit { cut() }
  }

  /// The entries from the top.
  mutating func sorted() -> [ArticleEntry] {
    cut()
    return held
  }

  private mutating func cut() {
    held.sort(by: ArticleMatching.isAbove)
    guard held.count > limit else { return }
    held.removeLast(held.count - limit)
    lowest = held.last
  }
}
