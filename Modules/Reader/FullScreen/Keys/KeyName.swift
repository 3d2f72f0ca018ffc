/// The names of keys in a file.
enum KeyName {
  private static let codes: [String: Key.Code] = [
    "space": .character(" "), "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp,
    "pgdn": .pageDown, "pageup": .pageUp, "pagedown": .pageDown, "enter": .enter, "tab": .tab, "esc": .escape, "backspace": .backspace,
    "del": .delete, "↑": .up, "↓": .down, "←": .left, "→": .right,
  ]

  /// No name of a key is longer in bytes, not even with all modifiers and a letter of many marks.
  private static let longest = 64

  /// The key of a name as help texts write it, or with `Up`, `Down`, `Left` and `Right` for the arrows; nil when no key has this name.
  static func key(of name: some StringProtocol) -> Key? {
    guard name.utf8.count <= longest else { return nil }
    var rest = name[...]
    var modifiers = Key.Modifiers()
    while rest.count > 1 {
      if rest.hasPrefix("^") {
        modifiers.insert(.control)
        rest = rest.dropFirst()
      } else if rest.hasPrefix("M-"), rest.count > 2 {
        modifiers.insert(.alt)
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("S-"), rest.count > 2 {
        modifiers.insert(.shift)
        rest = rest.dropFirst(2)
      } else {
        break
      }
    }
    if let code = codes[rest.lowercased()] { return Key(code, modifiers) }
    guard rest.count == 1, let character = rest.first, !character.isWhitespace, !modifiers.contains(.shift) else { return nil }
    // Terminals send the same byte for Ctrl with either case.
    guard modifiers.contains(.control), let lower = character.lowercased().first else { return Key(.character(character), modifiers) }
    return Key(.character(lower), modifiers)
  }
}
