/// A displayable article body: blocks of inline spans. It contains nothing that could run, load or hide.
public struct Document: Hashable, Sendable {
  /// The blocks from top to bottom.
  public let blocks: [Block]

  public static let empty = Document(blocks: [])

  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// A block of the document, which starts on a new line.
  public indirect enum Block: Hashable, Sendable {
    case paragraph([Inline])
    /// A heading of level 1 to 6.
    case heading(level: Int, [Inline])
    /// A list, ordered or not; each item consists of blocks.
    case list(isOrdered: Bool, items: [[Block]])
    case quote([Block])
    /// Text whose line breaks and spaces are significant.
    case preformatted(String)
    /// A horizontal rule.
    case rule
  }

  /// A span within a line.
  public indirect enum Inline: Hashable, Sendable {
    case text(String)
    case emphasis([Inline])
    case strong([Inline])
    /// Inline code.
    case code(String)
    case link([Inline], WebURL)
    /// An image, represented by its alternative text.
    case image(alternative: String, WebURL?)
    case lineBreak
  }
}

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
