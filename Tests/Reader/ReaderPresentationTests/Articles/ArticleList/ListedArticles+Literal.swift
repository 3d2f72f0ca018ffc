import ReaderDomain
import ReaderPresentation

/// A list in a test has no conditions, and its page shows all of it.
extension ListedArticles: ExpressibleByArrayLiteral {
  init(arrayLiteral rows: ArticleSummary...) {
    self.init(.all, ListPage(all: rows))
  }
}
