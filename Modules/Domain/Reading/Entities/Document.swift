/// An article's body ready to be shown: blocks of inline spans, with nothing in it that could run, load or hide.
public struct Document: Hashable, Sendable {
  /// The blocks from top to bottom.
  public let blocks: [Block]

  /// A document that says nothing.
  public static let empty = Document(blocks: [])

  /// Makes a document.
  public init(blocks: [Block]) {
    self.blocks = blocks
  }

  /// A part that stands on lines of its own.
  public indirect enum Block: Hashable, Sendable {
    /// Running text.
    case paragraph([Inline])
    /// A heading of level 1 to 6.
    case heading(level: Int, [Inline])
    /// A list, numbered or not, each item a few blocks.
    case list(isOrdered: Bool, items: [[Block]])
    /// A quotation.
    case quote([Block])
    /// Text whose lines and spaces count.
    case preformatted(String)
    /// A line across.
    case rule
  }

  /// A part of a line.
  public indirect enum Inline: Hashable, Sendable {
    /// Plain text.
    case text(String)
    /// Stressed text.
    case emphasis([Inline])
    /// Strongly stressed text.
    case strong([Inline])
    /// A word of code.
    case code(String)
    /// A link.
    case link([Inline], WebURL)
    /// A picture, by the text that stands for it.
    case image(alternative: String, WebURL?)
    /// A line ends here.
    case lineBreak
  }
}
