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
    if document.blocks.contains(.paragraph([])) { return "an empty paragraph" }
    return nil
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
