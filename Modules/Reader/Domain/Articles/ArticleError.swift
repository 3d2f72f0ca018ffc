public import CoreDomain

/// Why articles cannot be found, or why the page or an image of an article cannot be shown.
public enum ArticleError: Hashable, Sendable {
  /// No article has an id with this prefix.
  case notFound(ArticleReference)
  /// Several articles have an id with this prefix.
  case ambiguous(ArticleReference, matches: [ArticleID])
  /// The search text is invalid. Contains all its errors.
  case badSearch([SearchError])
  /// The browser could not show a page.
  case browser(BrowserError)
  /// An image of an article could not be fetched.
  case image(WebURL, ArticleImageError)
  /// The full text of an article could not be fetched.
  case fullText(FullTextError)
}
