public import ReaderDomain
public import ReaderScenes

/// A list in a test has no conditions, and its page shows all of it.
extension ListedArticles: ExpressibleByArrayLiteral {
  public init(arrayLiteral rows: ArticleSummary...) {
    self.init(.all, ListPage(all: rows))
  }
}
