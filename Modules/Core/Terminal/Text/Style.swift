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

  /// A colour.
  public enum Colour: Hashable, Sendable {
    /// The user's terminal decides how these look.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// One of the 256 colours of xterm. Not every terminal shows it.
    case indexed(UInt8)
    /// Red, green and blue. Not every terminal shows it.
    case rgb(UInt8, UInt8, UInt8)

    /// The colours that every terminal shows, in the order of their numbers (ECMA-48, 8.3.117).
    public static let basic: [Colour] = [.black, .red, .green, .yellow, .blue, .magenta, .cyan, .white]
  }

  public var emphasis: Emphasis
  /// The colour; nil for the terminal's default colour.
  public var colour: Colour?
  /// The colour behind the text; nil for the terminal's default colour.
  public var background: Colour?
  /// The link that the text opens, in terminals that support links.
  public var link: Hyperlink?

  public init(_ emphasis: Emphasis = [], _ colour: Colour? = nil, on background: Colour? = nil, link: Hyperlink? = nil) {
    self.emphasis = emphasis
    self.colour = colour
    self.background = background
    self.link = link
  }

  public static let plain = Self()
  public static let bold = Self(.bold)
  public static let dim = Self(.dim)
  public static let italic = Self(.italic)
  public static let underline = Self(.underline)
}
