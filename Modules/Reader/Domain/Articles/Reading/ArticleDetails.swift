public import CoreDomain

/// One article with its body, as the presentation layer uses it.
public struct ArticleDetails: Hashable, Sendable {
  public private(set) var summary: ArticleSummary
  /// The displayable body.
  public let document: Document
  /// The body as safe HTML; nil when it is not HTML, or when nobody asked for HTML.
  public let html: String?
  /// The main text of the article's page; nil when it is not stored.
  public private(set) var fullText: FullText?
  /// Whether the full text is shown in place of the feed's text.
  public private(set) var showsFullText: Bool
  /// Why there is no full text although it was asked for, or why it could not be stored; nil when nothing went wrong.
  public private(set) var fullTextProblem: ReaderError?
  /// Whether links that the user follows lose their tracking parameters.
  public let cleansLinks: Bool
  /// Why the article could not be marked as read; nil when it was marked.
  public let problem: ReaderError?
  /// Why the reading cannot be undone; nil when it can. The article is marked as read in both cases.
  public let undoError: ReaderError?

  public init(
    summary: ArticleSummary, document: Document, html: String? = nil, fullText: FullText? = nil, cleansLinks: Bool = false,
    problem: ReaderError? = nil,
    undoError: ReaderError? = nil
  ) {
    self.summary = summary
    self.document = document
    self.html = html
    self.fullText = fullText
    showsFullText = fullText != nil
    self.cleansLinks = cleansLinks
    self.problem = problem
    self.undoError = undoError
  }

  var shownDocument: Document { showsFullText ? fullText?.document ?? document : document }

  /// The article as it is when it has been marked as read.
  public var markedRead: ArticleDetails {
    var details = self
    details.summary.status = summary.status.applying(.set(.read, true))
    return details
  }

  /// The article with its feed's text shown.
  public var showingFeedText: ArticleDetails {
    var details = self
    details.showsFullText = false
    return details
  }

  /// The article after its full text was asked for.
  public func with(_ fetched: Result<FetchedFullText, ReaderError>) -> ArticleDetails {
    var details = self
    switch fetched {
    case .success(let found):
      (details.fullText, details.showsFullText, details.fullTextProblem) = (found.text, true, found.storeProblem)
    case .failure(let error): details.fullTextProblem = error
    }
    return details
  }

  /// What the user follows, in place of a published URL.
  public func followed(_ url: WebURL) -> WebURL { cleansLinks ? url.withoutTracking : url }

  /// The text that is shown, with the links that the user follows.
  public var linkedDocument: Document { cleansLinks ? shownDocument.replacingLinks(\.withoutTracking) : shownDocument }
}
