public import ReaderDomain

/// The result of a change that can be undone, as in most tests.
extension StatusChangeResult: ExpressibleByArrayLiteral {
  public init(arrayLiteral articles: ArticleSummary...) {
    self.init(articles)
  }
}
