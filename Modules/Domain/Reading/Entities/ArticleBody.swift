/// The body of an article in the form in which it was published.
public enum ArticleBody: Hashable, Sendable {
  /// There is no body.
  case none
  /// Plain text.
  case text(String)
  /// HTML, not to be trusted.
  case html(String)
}
