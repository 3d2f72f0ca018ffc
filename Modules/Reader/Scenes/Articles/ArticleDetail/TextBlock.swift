/// A block of an article's body: text to wrap, or lines to keep unchanged.
public struct TextBlock: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Text that the display wraps.
    case paragraph
    case heading
    /// Lines whose tabs and spaces count.
    case preformatted
    /// Rows of cells. The first rows name the columns. The block has no runs of its own.
    case table(headerRows: Int, rows: [[[Run]]])
    /// A horizontal line.
    case rule
  }

  public enum TextStyle: Hashable, Sendable {
    case plain
    case emphasised
    case strong
    case code
    case link
    /// Text that is not part of the running text: the number of a link or a footnote, the description of a picture.
    case aside
  }

  /// Characters in one style. A newline in the text ends the line.
  public struct Run: Hashable, Sendable {
    public let text: String
    public let textStyle: TextStyle
    /// The number of the link that the text opens; nil for other text.
    public let link: Int?

    public init(_ text: String, _ textStyle: TextStyle = .plain, link: Int? = nil) {
      self.text = text
      self.textStyle = textStyle
      self.link = link
    }
  }

  /// The numbers of the links in the block, in the order of the text. A number may occur several times.
  public var linkNumbers: [Int] {
    if case .table(_, let rows) = kind { return rows.joined().joined().compactMap(\.link) }
    return runs.compactMap(\.link)
  }

  public let kind: Kind
  /// The prefix of the first line: the bars of quotations, the marker of a list item, and indentation.
  public let first: String
  /// The prefix of the other lines, as wide as `first`: the same bars, and spaces in place of the marker.
  public let rest: String
  /// Whether the block follows the block above without an empty line, as list items do.
  public let isTight: Bool
  public let runs: [Run]

  public init(_ kind: Kind, first: String = "", rest: String = "", isTight: Bool = false, runs: [Run]) {
    self.kind = kind
    self.first = first
    self.rest = rest
    self.isTight = isTight
    self.runs = runs
  }
}
