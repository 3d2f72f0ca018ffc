internal import CoreDomain
package import ReaderDomain
@testable internal import ArticleText

/// The property of articles as documents.
package enum DocumentProperty {
  static func failure(for html: String) -> String? {
    let document = DocumentReader.document(of: .html(html), page: try? WebURL("https://example.org/posts/1"))
    if depth(of: document.blocks + document.footnotes.joined()) > 40 { return "nested too deep" }
    let text = document.plainText
    if PlainText.hasControls(text) { return "a control character in: \(text.debugDescription)" }
    if (document.blocks + document.footnotes.joined()).contains(where: isEmpty) { return "a block or a span without content" }
    return nil
  }

  private static func isEmpty(_ block: Document.Block) -> Bool {
    switch block {
    case .paragraph(let spans), .heading(_, let spans), .preformatted(let spans): areEmpty(spans)
    case .quote(let inner): inner.isEmpty || inner.contains(where: isEmpty)
    case .list(let items): items.isEmpty || items.contains { $0.blocks.isEmpty || $0.blocks.contains(where: isEmpty) }
    case .table(_, let rows): rows.isEmpty || rows.joined().contains { $0.contains(where: isEmpty) }
    case .rule: false
    }
  }

  private static func areEmpty(_ spans: [Document.Inline]) -> Bool {
    spans.isEmpty
      || spans.contains { span in
        switch span {
        case .text(let text), .code(let text): text.isEmpty
        case .emphasis(let inner), .strong(let inner), .link(let inner, _), .address(let inner, _): areEmpty(inner)
        case .media, .footnote, .lineBreak: false
        }
      }
  }

  /// The maximum nesting depth of quotations, lists and tables.
  package static func depth(of blocks: [Document.Block]) -> Int {
    blocks.map { block in
      switch block {
      case .quote(let inner): 1 + depth(of: inner)
      case .list(let items): 1 + (items.map { depth(of: $0.blocks) }.max() ?? 0)
      case .table(_, let rows): 1 + (rows.joined().map { depth(of: $0) }.max() ?? 0)
      default: 1
      }
    }.max() ?? 0
  }
}
