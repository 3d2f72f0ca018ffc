public import CoreDomain

/// A displayable article body: blocks of inline spans. It contains no scripts, no resources that load by themselves, and no hidden text.
public struct Document: Hashable, Sendable {
  /// The blocks from top to bottom, without the footnotes.
  public let blocks: [Block]
  /// The footnotes; the first has the number 1.
  public let footnotes: [[Block]]

  public static let empty = Document(blocks: [])

  public init(blocks: [Block], footnotes: [[Block]] = []) {
    self.blocks = blocks
    self.footnotes = footnotes
  }

  /// A block of the document, which starts on a new line.
  public indirect enum Block: Hashable, Sendable {
    case paragraph([Inline])
    /// A heading of level 1 to 6.
    case heading(level: Int, [Inline])
    case list([Item])
    case quote([Block])
    /// Text whose line breaks, tabs and spaces are significant.
    case preformatted([Inline])
    /// Rows of cells, each of several blocks. The first `headerRows` rows name the columns. Rows may differ in length.
    case table(headerRows: Int, rows: [[[Block]]])
    /// A horizontal rule.
    case rule
  }

  /// An item of a list.
  public struct Item: Hashable, Sendable {
    public let marker: Marker
    public let blocks: [Block]

    public init(_ marker: Marker, _ blocks: [Block]) {
      self.marker = marker
      self.blocks = blocks
    }
  }

  /// The role of an item in its list.
  public enum Marker: Hashable, Sendable {
    case bullet
    /// The number as the publisher counts: `3`, `c`, `iv`.
    case number(String)
    case task(isDone: Bool)
    /// Content with a summary, which a browser shows on request.
    case details
    case term
    /// The definition of the terms above it.
    case definition
  }

  /// A span within a line.
  public indirect enum Inline: Hashable, Sendable {
    case text(String)
    case emphasis([Inline])
    case strong([Inline])
    case code(String)
    case link([Inline], WebURL)
    /// A link to something other than a web page: an email address, a telephone number, a magnet link.
    case address([Inline], String)
    /// A picture, film, recording or other page inside the article. The title may be empty.
    case media(Media, title: String, WebURL?)
    /// The reference to the footnote with this number.
    case footnote(Int)
    case lineBreak
  }

  public enum Media: Hashable, Sendable { case image, video, audio, page }
}

extension Document {
  /// The text of the document without formatting, one line per block or table row. The footnotes are last.
  public var plainText: String {
    let notes = footnotes.enumerated().map { "[^\($0 + 1)] " + Document(blocks: $1).plainText }
    return (blocks.map(Self.plainText(of:)) + notes).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func plainText(of block: Block) -> String {
    switch block {
    case .paragraph(let spans), .heading(_, let spans), .preformatted(let spans): plainText(of: spans)
    case .list(let items): items.map { Document(blocks: $0.blocks).plainText }.joined(separator: "\n")
    case .quote(let blocks): Document(blocks: blocks).plainText
    case .table(_, let rows):
      rows.map { $0.map { Document(blocks: $0).plainText }.joined(separator: " | ") }.joined(separator: "\n")
    case .rule: ""
    }
  }

  /// The text of the spans without formatting.
  public static func plainText(of spans: [Inline]) -> String {
    spans.map { span in
      switch span {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .link(let inner, _), .address(let inner, _): plainText(of: inner)
      case .media(_, let title, _): title
      case .footnote(let number): "[^\(number)]"
      case .lineBreak: "\n"
      }
    }.joined()
  }
}
