/// A block of a body as it is drawn: text that is wrapped, or lines that are kept.
public struct TextBlock: Hashable, Sendable {
  /// How a block looks.
  public enum Kind: Hashable, Sendable {
    /// Running text.
    case paragraph
    /// A heading.
    case heading
    /// Lines that are kept as they are.
    case preformatted
    /// A line across.
    case rule
  }

  /// How a run of characters looks.
  public enum TextStyle: Hashable, Sendable {
    /// As text.
    case plain
    /// Stressed.
    case emphasised
    /// Strongly stressed.
    case strong
    /// As code.
    case code
    /// As a link.
    case link
    /// As something that stands beside the text: the number of a link, a picture.
    case aside
  }

  /// A run of characters that look alike. A newline in it ends the line.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public let text: String
    /// How they look.
    public let textStyle: TextStyle

    /// Makes a run.
    public init(_ text: String, _ textStyle: TextStyle = .plain) {
      self.text = text
      self.textStyle = textStyle
    }
  }

  /// How the block looks.
  public let kind: Kind
  /// What stands before its first line: bars of quotations, the sign of a list's item, and the room up to them.
  public let first: String
  /// What stands before its other lines, as wide as `first`: the same bars, and room in place of the sign.
  public let rest: String
  /// Whether it follows the block above without an empty line, as the items of a list do.
  public let isTight: Bool
  /// Its characters.
  public let runs: [Run]

  /// Makes a block.
  public init(_ kind: Kind, first: String = "", rest: String = "", isTight: Bool = false, runs: [Run]) {
    self.kind = kind
    self.first = first
    self.rest = rest
    self.isTight = isTight
    self.runs = runs
  }
}
