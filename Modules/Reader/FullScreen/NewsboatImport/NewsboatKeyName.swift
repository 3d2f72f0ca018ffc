internal import ReaderDomain

/// The names of keys in newsboat's file `config`.
enum NewsboatKeyName {
  private static let special: [String: Key] = [
    "ENTER": .enter, "BACKSPACE": .backspace, "LEFT": .left, "RIGHT": .right, "UP": .up, "DOWN": .down, "PPAGE": .pageUp,
    "NPAGE": .pageDown, "HOME": .home, "END": .end, "ESC": .escape, "TAB": .tab, "SPACE": .space, "LT": "<", "GT": ">",
  ]

  /// What terminals send for Ctrl and a letter, where another key sends the same.
  private static let controls: [Character: Key] = ["m": .enter, "i": .tab]

  static func keys(of notation: NewsboatKeyNotation) throws(NewsboatKeyError) -> [Key] {
    switch notation {
    case .key(let name):
      guard let key = key(of: name[...]) else { throw .noKey(name) }
      return [key]
    case .sequence(let names):
      var (keys, rest): ([Key], Substring) = ([], names[...])
      while !rest.isEmpty {
        guard keys.count < KeysFile.longestSequence else { throw .notALine }
        let name = first(of: rest)
        let inside = name.count > 2 && name.first == "<" ? name.dropFirst().dropLast() : name
        guard let key = key(of: inside) else { throw .noKey(String(name)) }
        keys.append(key)
        rest = rest[name.endIndex...]
      }
      return keys
    }
  }

  /// The first key of a sequence: `^` with a letter, a name in angle brackets, or a character.
  private static func first(of text: Substring) -> Substring {
    if text.first == "^", let letter = text.dropFirst().first, letter.isASCII, letter.isLetter { return text.prefix(2) }
    if text.first == "<", let end = text.dropFirst(2).firstIndex(of: ">") { return text[...end] }
    return text.prefix(1)
  }

  /// No name is longer, not even with all modifiers.
  private static let longest = 16

  private static func key(of name: Substring) -> Key? {
    guard name.count <= longest else { return nil }
    if name.count > 2, let modifier = modifiers[String(name.prefix(2))] {
      guard let key = key(of: name.dropFirst(2)) else { return nil }
      return modified(key, by: modifier)
    }
    if let key = special[name.uppercased()] { return key }
    guard let first = name.first else { return nil }
    if name.count == 2, first == "^", let letter = name.last?.lowercased().first, letter.isASCII, letter.isLetter { return control(letter) }
    return name.count == 1 && !first.isWhitespace ? Key(.character(first)) : nil
  }

  private static let modifiers: [String: Key.Modifiers] = ["C-": .control, "S-": .shift, "M-": .alt]

  /// Shift with a letter is the upper-case letter. Ctrl works with letters only.
  private static func modified(_ key: Key, by modifier: Key.Modifiers) -> Key? {
    guard case .character(let character) = key.code, modifier != .alt else { return Key(key.code, key.modifiers.union(modifier)) }
    guard character.isASCII, character.isLetter, let lower = character.lowercased().first, let upper = character.uppercased().first else {
      return nil
    }
    let isControl = key.modifiers.contains(.control)
    if modifier == .shift { return isControl ? key : Key(.character(upper), key.modifiers) }
    return key.modifiers.isEmpty ? control(lower) : Key(.character(lower), key.modifiers.union(.control))
  }

  private static func control(_ letter: Character) -> Key { controls[letter] ?? .control(letter) }
}
