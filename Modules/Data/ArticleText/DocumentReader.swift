public import Domain
internal import Markup

/// Makes a document that can be shown of an article's body.
public enum DocumentReader {
  /// The body as blocks and spans. Scripts, styles, frames and the like are left out; links lead to http and https only.
  /// - Parameter page: the article's own address; links that are relative are relative to it where the body does not say to what.
  public static func document(of body: ArticleBody, page: WebURL?) -> Document {
    switch body {
    case .none:
      return .empty
    case .text(let text):
      return Document(blocks: paragraphs(of: text))
    case .html(let html, let base):
      var sink = DocumentSink(base: base ?? page)
      HTMLReader.read(html, into: &sink)
      return sink.document
    }
  }

  /// Blank lines part paragraphs; within one, lines stay lines.
  private static func paragraphs(of text: String) -> [Document.Block] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).trimmingWhitespace() }
    return lines.split(separator: "").map { lines in
      .paragraph(Array(lines.map { [Document.Inline.text($0.collapsingWhitespace())] }.joined(separator: [.lineBreak])))
    }
  }
}
