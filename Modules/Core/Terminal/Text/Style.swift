/// The style of a text: its emphasis, its colour and its link.
public struct Style: Hashable, Sendable {
  /// The kinds of emphasis, as an option set.
  public struct Emphasis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// For titles, and for what is new.
    public static let bold = Self(rawValue: 1 << 0)
    /// Faint, for less important text.
    public static let dim = Self(rawValue: 1 << 1)
    /// For emphasis in running text.
    public static let italic = Self(rawValue: 1 << 2)
    /// For links.
    public static let underline = Self(rawValue: 1 << 3)
    /// The colours of text and background are exchanged.
    public static let reversed = Self(rawValue: 1 << 4)
  }

  /// The colours in use. The user's terminal decides how each colour looks.
  public enum Colour: Hashable, Sendable, CaseIterable {
    case red, green, yellow, blue, magenta, cyan
  }

  public var emphasis: Emphasis
  /// The colour; nil for the terminal's default colour.
  public var colour: Colour?
  /// The link that the text opens, in terminals that support links.
  public var link: Hyperlink?

  public init(_ emphasis: Emphasis = [], _ colour: Colour? = nil, link: Hyperlink? = nil) {
    self.emphasis = emphasis
    self.colour = colour
    self.link = link
  }

  public static let plain = Self()
  public static let bold = Self(.bold)
  public static let dim = Self(.dim)
  public static let italic = Self(.italic)
  public static let underline = Self(.underline)
}
