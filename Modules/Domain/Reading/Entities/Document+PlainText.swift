extension Document {
  /// The text of the document without formatting, one line per block.
  public var plainText: String {
    blocks.map(Self.plainText(of:)).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func plainText(of block: Block) -> String {
    switch block {
    case .paragraph(let spans), .heading(_, let spans): plainText(of: spans)
    case .list(_, let items): items.map { Document(blocks: $0).plainText }.joined(separator: "\n")
    case .quote(let blocks): Document(blocks: blocks).plainText
    case .preformatted(let text): text
    case .rule: ""
    }
  }

  /// The text of the spans without formatting.
  public static func plainText(of spans: [Inline]) -> String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): plainText(of: inner)
      case .image(let alternative, _): alternative
      case .lineBreak: "\n"
      }
    }.joined()
  }
}
