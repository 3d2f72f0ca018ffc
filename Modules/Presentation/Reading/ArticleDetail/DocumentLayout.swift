import Domain
import Screens

/// A document laid out as blocks one under the other, with its links numbered from 1.
struct DocumentLayout {
  private(set) var blocks: [TextBlock] = []
  private(set) var links: [WebAddress] = []

  private static let bullet = "• "
  private static let bar = "│ "

  init(_ document: Document) {
    lay(document.blocks, depth: 0, prefix: "", marker: "")
  }

  /// The marker belongs to the first block only; a block without one stands as deep as the item's text.
  private mutating func lay(_ blocks: [Document.Block], depth: Int, prefix: String, marker: String) {
    var marker = marker
    for block in blocks {
      lay(block, depth: depth, prefix: prefix, marker: marker)
      marker = ""
    }
  }

  private mutating func lay(_ block: Document.Block, depth: Int, prefix: String, marker: String) {
    switch block {
    case .paragraph(let spans):
      blocks.append(TextBlock(.paragraph, depth: depth, prefix: prefix, marker: marker, runs: runs(spans)))
    case .heading(_, let spans):
      blocks.append(TextBlock(.heading, depth: depth, prefix: prefix, marker: marker, runs: runs(spans, .strong)))
    case .preformatted(let text):
      blocks.append(TextBlock(.preformatted, depth: depth, prefix: prefix, marker: marker, runs: [.init(text, .code)]))
    case .rule:
      blocks.append(TextBlock(.rule, depth: depth, prefix: prefix, runs: []))
    case .quote(let inner):
      lay(inner, depth: depth, prefix: prefix + Self.bar, marker: marker)
    case .list(let isOrdered, let items):
      for (index, item) in items.enumerated() {
        lay(item, depth: depth + 1, prefix: prefix, marker: isOrdered ? "\(index + 1). " : Self.bullet)
      }
    }
  }

  private mutating func runs(_ spans: [Document.Inline], _ look: TextBlock.Look = .plain) -> [TextBlock.Run] {
    var all: [TextBlock.Run] = []
    for span in spans { all += runs(span, look) }
    return all
  }

  private mutating func runs(_ span: Document.Inline, _ look: TextBlock.Look) -> [TextBlock.Run] {
    switch span {
    case .text(let text): return [.init(text, look)]
    case .code(let text): return [.init(text, .code)]
    case .emphasis(let inner): return runs(inner, .emphasised)
    case .strong(let inner): return runs(inner, .strong)
    case .lineBreak: return [.init("\n", look)]
    case .image(let alternative, _): return alternative.isEmpty ? [] : [.init("[\(alternative)]", .aside)]
    case .link(let inner, let address):
      let text = runs(inner, .link)
      let number = links.firstIndex(of: address).map { $0 + 1 } ?? links.count + 1
      if number > links.count { links.append(address) }
      return text + [.init("[\(number)]", .aside)]
    }
  }
}
