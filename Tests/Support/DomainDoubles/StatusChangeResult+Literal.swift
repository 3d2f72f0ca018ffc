public import Domain

/// A change that can be undone, as most are in tests.
extension StatusChangeResult: ExpressibleByArrayLiteral {
  public init(arrayLiteral articles: ArticleSummary...) {
    self.init(articles)
  }
}
