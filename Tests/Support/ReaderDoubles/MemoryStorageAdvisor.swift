public import ReaderDomain

/// A storage advisor with a number of articles that the test sets. It reports the limit once.
public actor MemoryStorageAdvisor: StorageAdvisor {
  /// The number of stored articles.
  public private(set) var articles: Int
  private var isTold = false
  private var error: ReaderError?

  public init(articles: Int = 0) {
    self.articles = articles
  }

  public func grow(to articles: Int) {
    self.articles = articles
  }

  /// Makes calls throw this error.
  public func failWith(_ error: ReaderError) {
    self.error = error
  }

  public func articlesPastLimit(past maximum: Int) throws(ReaderError) -> Int? {
    if let error { throw error }
    guard articles > maximum, !isTold else { return nil }
    isTold = true
    return articles
  }
}
