package import ReaderDomain

/// The statuses of many articles. Only a few statuses differ, so each one is stored once and an article refers to it by number.
package struct StatusTable: Sendable {
  /// The distinct statuses. The first one is the status of unmarked articles.
  private(set) var kinds: [ArticleStatus] = [.new]
  /// The index in `kinds` of each status but the first.
  private var kindNumbers: [ArticleStatus: Int] = [:]
  /// The index in `kinds` of the status of each article that has any mark.
  private var numbers: [ArticleID: Int] = [:]

  /// - Parameter count: the number of articles to reserve space for.
  package init(reserving count: Int = 0) {
    numbers.reserveCapacity(count)
  }

  package subscript(id: ArticleID) -> ArticleStatus {
    get { kinds[number(of: id)] }
    set { set(id, number: number(of: newValue)) }
  }

  /// Whether the article has any mark.
  package func contains(_ id: ArticleID) -> Bool { numbers[id] != nil }

  /// The articles that have any mark.
  package var ids: [ArticleID] { Array(numbers.keys) }

  /// The index of the article's status in `kinds`.
  package func number(of id: ArticleID) -> Int { numbers[id] ?? 0 }

  /// The index of a status in `kinds`. A new status is added.
  package mutating func number(of status: ArticleStatus) -> Int {
    if status == .new { return 0 }
    if let number = kindNumbers[status] { return number }
    kindNumbers[status] = kinds.count
    kinds.append(status)
    return kinds.count - 1
  }

  /// Sets the status of an article by its index in `kinds`.
  package mutating func set(_ id: ArticleID, number: Int) {
    numbers[id] = number == 0 ? nil : number
  }
}
