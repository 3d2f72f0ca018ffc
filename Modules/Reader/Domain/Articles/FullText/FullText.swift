/// The main text of an article's page.
public struct FullText: Hashable, Sendable {
  /// The text as safe HTML, never empty.
  public let html: String
  /// The displayable text.
  public let document: Document

  public init(html: String, document: Document) {
    self.html = html
    self.document = document
  }
}

/// A full text that was fetched, and why it could not be stored; nil when it was.
public struct FetchedFullText: Hashable, Sendable {
  public let text: FullText
  public let storeProblem: ReaderError?

  public init(_ text: FullText, storeProblem: ReaderError? = nil) {
    self.text = text
    self.storeProblem = storeProblem
  }
}

/// Which text of an article is shown.
public enum ArticleTextChoice: Hashable, Sendable {
  /// The full text if it is stored, otherwise the feed's text.
  case stored
  /// The full text, which is fetched if it is not stored.
  case full
  /// The feed's text.
  case feed
  /// No text: the article is shown already, or its page is.
  case none
}
