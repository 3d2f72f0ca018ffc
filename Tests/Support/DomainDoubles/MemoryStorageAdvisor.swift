public import Domain

/// The growth of an archive that a test sets. It is told once.
public actor MemoryStorageAdvisor: StorageAdvisor {
  /// How many articles there are said to be.
  public private(set) var articles: Int
  private var isTold = false
  private var error: ReadingError?

  /// Begins with so many articles.
  public init(articles: Int = 0) {
    self.articles = articles
  }

  /// Has so many articles be there.
  public func grow(to articles: Int) {
    self.articles = articles
  }

  /// Makes the question fail.
  public func failWith(_ error: ReadingError) {
    self.error = error
  }

  public func articlesPastLimit(past most: Int) throws(ReadingError) -> Int? {
    if let error { throw error }
    guard articles > most, !isTold else { return nil }
    isTold = true
    return articles
  }
}
