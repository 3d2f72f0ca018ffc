public import CoreDomain

/// The body of an article in its published form.
public enum ArticleBody: Hashable, Sendable {
  case none
  case text(String)
  /// Untrusted HTML. Relative links are relative to `base`, or to the article's own page when `base` is nil.
  case html(String, base: WebURL? = nil)

  /// The same body without the base URL of its links.
  public var withoutBase: ArticleBody {
    if case .html(let html, _) = self { .html(html) } else { self }
  }
}
