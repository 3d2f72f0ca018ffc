internal import TextEncoding
package import Domain

extension ArticleBody {
  /// A text of which nobody says whether it is plain or HTML: it is HTML when it has tags or references in it, with links relative to `base`.
  package init(guessing text: String, base: WebURL?) {
    self = HTMLText.plain(text) == text.collapsingWhitespace() ? .text(text) : .html(text, base: base)
  }
}
