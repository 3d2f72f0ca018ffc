public import CoreDomain

/// One article with its body, as the presentation layer uses it.
public struct ArticleDetails: Hashable, Sendable {
  public let summary: ArticleSummary
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML.
  public let html: String?
  /// Whether links that the user follows lose their tracking parameters.
  public let cleansLinks: Bool
  /// Why the article could not be marked as read; nil when it was marked.
  public let problem: ReaderError?
  /// Why the reading cannot be undone; nil when it can. The article is marked as read in both cases.
  public let undoError: ReaderError?

  public init(
    summary: ArticleSummary, document: Document, html: String? = nil, cleansLinks: Bool = false, problem: ReaderError? = nil,
    undoError: ReaderError? = nil
  ) {
    self.summary = summary
    self.document = document
    self.html = html
    self.cleansLinks = cleansLinks
    self.problem = problem
    self.undoError = undoError
  }

  /// What the user follows, in place of a published URL.
  public func followed(_ url: WebURL) -> WebURL { cleansLinks ? url.withoutTracking : url }

  /// The body with the links that the user follows.
  public var linkedDocument: Document { cleansLinks ? document.replacingLinks(\.withoutTracking) : document }
}
