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
    /// A line break.
    case lineBreak
  }
}
