public import CoreDomain

/// Opens the pages of articles in the browser, and marks the articles as read, which can be undone.
public struct OpenInBrowser: UseCase {
  private let readArticles: ReadArticles
  private let browser: any Browser

  public init(_ readArticles: ReadArticles, browser: any Browser) {
    self.readArticles = readArticles
    self.browser = browser
  }

  /// Opens the pages one after the other, and stops when the browser fails. An article without a page gets an error, and does not stop the
  /// others. Only articles whose pages were opened are marked as read.
  /// - Returns: the articles up to the first failure, in order.
  public func callAsFunction(_ input: ReadInput) async throws(ReaderError) -> [BrowsedArticle] {
    var browsed: [BrowsedArticle] = []
    var unmarked = input.withoutMarking
    unmarked.text = .none
    for article in try await readArticles(unmarked) {
      guard let page = article.summary.article.url else {
        browsed.append(BrowsedArticle(article, error: .article(.browser(.noPage(title: article.summary.article.title)))))
        continue
      }
      do throws(ReaderError) {
        try await browser.open(article.followed(page))
        let reference = ArticleReference(article.summary.article.id)
        let read = ReadInput(
          .articles([reference]), marksRead: input.marksRead, includesDuplicates: input.includesDuplicates, joinsUndo: input.joinsUndo,
          text: .none)
        browsed.append(BrowsedArticle(try await readArticles(read).first ?? article))
      } catch {
        return browsed + [BrowsedArticle(article, error: error)]
      }
    }
    return browsed
  }
}

/// An article, and whether the browser shows its page.
public struct BrowsedArticle: Hashable, Sendable {
  public let article: ArticleDetails
  /// Why the page is not shown; nil when it is.
  public let error: ReaderError?

  public init(_ article: ArticleDetails, error: ReaderError? = nil) {
    self.article = article
    self.error = error
  }
}
