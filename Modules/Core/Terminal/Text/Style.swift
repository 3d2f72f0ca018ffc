/// The style of a text: its emphasis, its color and its link.
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
    /// The colors of text and background are exchanged.
    public static let reversed = Self(rawValue: 1 << 4)
  }

  /// A color.
  public enum Color: Hashable, Sendable {
    /// The user's terminal decides how these look.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// One of the 256 colors of xterm. Not every terminal shows it.
    case indexed(UInt8)
    /// Red, green and blue. Not every terminal shows it.
    case rgb(UInt8, UInt8, UInt8)

    /// The colors that every terminal shows, in the order of their numbers (ECMA-48, 8.3.117).
    public static let basic: [Color] = [.black, .red, .green, .yellow, .blue, .magenta, .cyan, .white]
  }

  public var emphasis: Emphasis
  /// The color; nil for the terminal's default color.
  public var color: Color?
  /// The color behind the text; nil for the terminal's default color.
  public var background: Color?
  /// The link that the text opens, in terminals that support links.
  public var link: Hyperlink?

  public init(_ emphasis: Emphasis = [], _ color: Color? = nil, on background: Color? = nil, link: Hyperlink? = nil) {
    self.emphasis = emphasis
    self.color = color
    self.background = background
    self.link = link
  }

  public static let plain = Self()
  public static let bold = Self(.bold)
  public static let dim = Self(.dim)
  public static let italic = Self(.italic)
  public static let underline = Self(.underline)
}
