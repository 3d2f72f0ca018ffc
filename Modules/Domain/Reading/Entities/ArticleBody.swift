/// The body of an article in the form in which it was published.
public enum ArticleBody: Hashable, Sendable {
  /// There is no body.
  case none
  /// Plain text.
  case text(String)
  /// HTML, not to be trusted. Relative links in it are relative to `base`, or to the article's own page when that is nil.
  case html(String, base: WebURL? = nil)

  /// The body without what its links are relative to.
  public var withoutBase: ArticleBody {
    if case .html(let html, _) = self { .html(html) } else { self }
  }
}
