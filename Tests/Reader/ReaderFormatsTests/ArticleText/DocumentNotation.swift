import CoreDomain
import ReaderDomain
@testable import ArticleText

/// Documents in a short notation, so that tests can name what HTML becomes in one line.
enum DocumentNotation {
  static let page = "https://example.org/posts/1"

  /// The document that HTML becomes, with its footnotes.
  static func read(_ html: String) throws -> String {
    let document = DocumentReader.document(of: .html(html), page: try WebURL(page))
    return ([shown(document.blocks)] + document.footnotes.enumerated().map { "\($0 + 1):\(shown($1))" }).joined(separator: " ")
  }

  /// The text of a document, one line per block.
  static func text(_ html: String) throws -> String {
    DocumentReader.document(of: .html(html), page: try WebURL(page)).plainText
  }

  /// The blocks in a short notation: `p`, `h2`, `list`, `quote`, `pre`, `table`, `hr`, with their content in brackets.
  static func shown(_ blocks: [Document.Block]) -> String {
    blocks.map { block in
      switch block {
      case .paragraph(let spans): "p(\(shown(spans)))"
      case .heading(let level, let spans): "h\(level)(\(shown(spans)))"
      case .list(let items): "list(\(items.map { "\(shown($0.marker))[\(shown($0.blocks))]" }.joined()))"
      case .table(let headerRows, let rows):
        "table\(headerRows)(\(rows.map { $0.map { "[\(shown($0))]" }.joined() }.joined(separator: "/")))"
      case .quote(let blocks): "quote(\(shown(blocks)))"
      case .preformatted(let text): "pre(\(shown(text)))"
      case .rule: "hr"
      }
    }.joined(separator: " ")
  }

  private static func shown(_ marker: Document.Marker) -> String {
    switch marker {
    case .bullet: ""
    case .number(let number): number
    case .task(let isDone): isDone ? "x" : "o"
    case .details: "more"
    case .term: "term"
    case .definition: "def"
    }
  }

  private static func shown(_ spans: [Document.Inline]) -> String {
    spans.map { span in
      switch span {
      case .text(let text): text
      case .emphasis(let inner): "_\(shown(inner))_"
      case .strong(let inner): "*\(shown(inner))*"
      case .code(let text): "`\(text)`"
      case .address(let inner, let address): "{\(shown(inner))}<\(address)>"
      case .link(let inner, let url): "{\(shown(inner))}<\(url.text)>"
      case .media(let kind, let words, let url): "\(kind == .image ? "" : "\(kind)")![\(words)]<\(url?.text ?? "")>"
      case .footnote(let number): "^\(number)"
      case .lineBreak: "/"
      }
    }.joined()
  }
}
