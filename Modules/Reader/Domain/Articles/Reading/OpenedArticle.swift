/// An article opened for reading, with its status and body.
public struct OpenedArticle: Hashable, Sendable {
  public let entry: ArticleWithStatus
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML, or when nobody asked for HTML.
  public let html: String?
  /// The main text of the article's page; nil when it is not stored.
  public let fullText: FullText?

  public init(entry: ArticleWithStatus, document: Document, html: String? = nil, fullText: FullText? = nil) {
    self.entry = entry
    self.document = document
    self.html = html
    self.fullText = fullText
  }

  func marked(_ change: ArticleStatus.Change) -> OpenedArticle {
    OpenedArticle(
      entry: ArticleWithStatus(article: entry.article, status: entry.status.applying(change)), document: document, html: html,
      fullText: fullText)
  }
}
