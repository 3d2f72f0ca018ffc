internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

extension ArticleBody {
  /// Guesses whether a text is plain text or HTML. A text with tags or character references is HTML, with links relative to `base`.
  init(guessing text: String, base: WebURL?) {
    self = HTMLText.plain(text) == text.collapsingWhitespace() ? .text(text) : .html(text, base: base)
  }
}
