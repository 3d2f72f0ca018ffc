/// A key of the keyboard, with its modifiers. ``KeyMap/defaultKeyBindings`` says what each key does.
public struct Key: Hashable, Sendable {
  /// What is written on the key.
  public enum Code: Hashable, Sendable {
    case character(Character)
    case up, down, left, right, home, end, pageUp, pageDown, enter, tab, escape, backspace, delete
  }

  /// The modifiers, as an option set. Shift with a character is the upper-case character, and no modifier.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Self(rawValue: 1 << 0)
    public static let alt = Self(rawValue: 1 << 1)
    public static let control = Self(rawValue: 1 << 2)
  }

  public let code: Code
  public let modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Ctrl and a letter.
  public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }

  public static let up = Key(.up)
  public static let down = Key(.down)
  public static let left = Key(.left)
  public static let right = Key(.right)
  public static let home = Key(.home)
  public static let end = Key(.end)
  public static let pageUp = Key(.pageUp)
  public static let pageDown = Key(.pageDown)
  public static let enter = Key(.enter)
  public static let tab = Key(.tab)
  public static let shiftTab = Key(.tab, .shift)
  public static let escape = Key(.escape)
  public static let backspace = Key(.backspace)
  public static let space: Key = " "

  /// The typed character; nil for other keys and with modifiers.
  public var character: Character? {
    if case .character(let character) = code, modifiers.isEmpty { character } else { nil }
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(.character(character)) }
}

extension Key: CustomStringConvertible {
  /// The name of the key in help texts: `j`, `Space`, `^C`, `S-Tab`.
  public var description: String {
    var name =
      switch code {
      case .character(" "): "Space"
      case .character(let character): String(character)
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .enter: "Enter"
      case .tab: "Tab"
      case .escape: "Esc"
      case .backspace: "Backspace"
      case .delete: "Del"
      }
    if modifiers.contains(.shift) { name = "S-" + name }
    if modifiers.contains(.alt) { name = "M-" + name }
    return modifiers.contains(.control) ? "^" + name.uppercased() : name
  }
}
