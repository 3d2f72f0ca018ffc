/// How a piece of text looks: what distinguishes it, and its colour.
public struct Style: Hashable, Sendable {
  /// The ways to set text apart; a set of them may be empty.
  public struct Emphasis: OptionSet, Hashable, Sendable {
    /// One bit for each way.
    public let rawValue: UInt8
    /// A set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, for titles and what is new.
    public static let bold = Self(rawValue: 1 << 0)
    /// Fainter, for what matters less.
    public static let dim = Self(rawValue: 1 << 1)
    /// Slanted, for emphasis in running text.
    public static let italic = Self(rawValue: 1 << 2)
    /// Underlined, for links.
    public static let underline = Self(rawValue: 1 << 3)
  }

  /// The colours in use. A person's terminal says how each looks.
  public enum Colour: Hashable, Sendable, CaseIterable {
    case red, green, yellow, blue, magenta, cyan
  }

  /// The ways in which the text is set apart.
  public var emphasis: Emphasis
  /// The colour, or nil for that of ordinary text.
  public var colour: Colour?

  /// A style of some emphasis, in a colour or in that of ordinary text.
  public init(_ emphasis: Emphasis = [], _ colour: Colour? = nil) {
    self.emphasis = emphasis
    self.colour = colour
  }

  /// Ordinary text.
  public static let plain = Self()
  /// Bold text in the ordinary colour.
  public static let bold = Self(.bold)
  /// Dim text in the ordinary colour.
  public static let dim = Self(.dim)
  /// Italic text in the ordinary colour.
  public static let italic = Self(.italic)
  /// Underlined text in the ordinary colour.
  public static let underline = Self(.underline)
}
