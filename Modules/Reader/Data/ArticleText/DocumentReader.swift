public import CoreDomain
internal import Markup
public import ReaderDomain
internal import TextEncoding

/// Converts an article body to a document for display.
public enum DocumentReader {
  /// The elements of an article that are laid out. The rest of it is plain text. A book has fewer.
  static let maximumElements = 100_000

  /// The body as blocks and spans. Scripts, styles and similar elements are removed. Pictures, films and frames become
  /// their titles and URLs. Only http and https links are kept.
  /// - Parameter page: the article's own URL, the base of relative links in a body without a base.
  public static func document(of body: ArticleBody, page: WebURL?) -> Document {
    switch body {
    case .none:
      return .empty
    case .text(let text):
      return Document(blocks: paragraphs(of: text, ControlCharacters.removed))
    // Publishers put plain text where HTML is expected. Without a tag, only its line breaks give it a form.
    case .html(let html, _) where !html.utf8.contains(UInt8(ascii: "<")):
      return Document(blocks: paragraphs(of: html, HTMLTitle.withoutReferences))
    case .html(let html, let base):
      let builder = HTMLDocumentBuilder(base: base ?? page, footnotes: FootnoteIndex.index(of: html, page: page))
      var limit = ElementLimit(builder, maximum: maximumElements)
      HTMLFragment.read(html, into: &limit)
      return limit.sink.document
    }
  }

  /// The body as HTML that is safe to show, with absolute links; nil when it is not HTML.
  /// - Parameter page: the article's own URL, the base of relative links in a body without a base.
  public static func html(of body: ArticleBody, page: WebURL?) -> String? {
    guard case .html(let html, let base) = body else { return nil }
    return HTMLSanitizer.sanitized(html, base: base ?? page)
  }

  /// Blank lines separate paragraphs, also those that have only control characters. Line breaks within a paragraph are kept, and URLs are
  /// links.
  /// - Parameter decoded: decodes the text of a line, and removes its control characters.
  private static func paragraphs(of text: String, _ decoded: (String) -> String) -> [Document.Block] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      decoded(String($0).collapsingWhitespace()).trimmingWhitespace()
    }
    return lines.split(separator: "").map { .paragraph(Array($0.map(BareLinks.spans).joined(separator: [.lineBreak]))) }
  }
}
