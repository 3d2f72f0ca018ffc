import CoreDomain

/// An article opened for reading, with its status and body.
public struct OpenedArticle: Hashable, Sendable {
  public let entry: ArticleWithStatus
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML.
  public let html: String?

  public init(entry: ArticleWithStatus, document: Document, html: String? = nil) {
    self.entry = entry
    self.document = document
    self.html = html
  }

  func marked(_ change: ArticleStatus.Change) -> OpenedArticle {
    OpenedArticle(entry: ArticleWithStatus(article: entry.article, status: entry.status.applying(change)), document: document, html: html)
  }
}
