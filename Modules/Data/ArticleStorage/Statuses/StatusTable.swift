package import Domain

/// The statuses of many articles. Few of them differ, so each one is kept once and an article has its number.
package struct StatusTable: Sendable {
  /// The statuses that there are; the first one is that of an article that nothing was done with.
  private(set) var kinds: [ArticleStatus] = [.new]
  private var kindNumbers: [ArticleStatus: Int] = [.new: 0]
  private var numbers: ArticleNumbers

  /// Begins with no status, and with room for so many.
  package init(reserving count: Int = 0) {
    numbers = ArticleNumbers(reserving: count)
  }

  /// The status of an article.
  package subscript(id: ArticleID) -> ArticleStatus {
    get { kinds[number(of: id)] }
    set { set(id, number: number(of: newValue)) }
  }

  /// Whether something was done with an article.
  package func contains(_ id: ArticleID) -> Bool { number(of: id) > 0 }

  /// The articles that something was done with.
  package var ids: [ArticleID] { numbers.articles }

  /// Which of the kinds an article's status is.
  package func number(of id: ArticleID) -> Int { numbers[id] }

  /// The number of a kind, which is a new one when there was none like it.
  package mutating func number(of status: ArticleStatus) -> Int {
    if let number = kindNumbers[status] { return number }
    kindNumbers[status] = kinds.count
    kinds.append(status)
    return kinds.count - 1
  }

  /// Notes an article's status by the number of its kind.
  package mutating func set(_ id: ArticleID, number: Int) {
    numbers[id] = number
  }
}
