/// A character of a line, and what wrapping has to know about it.
struct MeasuredCharacter {
  /// The scalar that is the character; nil for several.
  let scalar: Unicode.Scalar?
  /// The length of the character in UTF-8.
  let bytes: Int
  let columns: Int
  /// Whether lines may break beside it: it is East Asian wide or an emoji. A syllable of an Indic script may take two columns, too, and belongs to its word.
  let isWide: Bool
  let isSpace: Bool

  private init(_ character: Character) {
    let scalars = character.unicodeScalars
    scalar = scalars.dropFirst().isEmpty ? scalars.first : nil
    bytes = character.utf8.count
    columns = CharacterWidth.columns(of: character)
    isWide = columns == 2 && (scalar != nil || CharacterWidth.isWide(character))
    isSpace = Self.isSpace(character)
  }

  private init(printable ascii: UInt8) {
    (scalar, bytes, columns, isWide, isSpace) = (Unicode.Scalar(ascii), 1, 1, false, ascii == 0x20)
  }

  /// Measures the characters of a text, in order. Most are ASCII characters between others of these, to which nothing can be joined.
  static func forEach(of text: String, _ body: (MeasuredCharacter) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while let first = rest.first {
        if CharacterWidth.isPrintable(first), rest.dropFirst().first.map({ $0 < 0x80 }) ?? true {
          body(MeasuredCharacter(printable: first))
          rest.removeFirst()
          continue
        }
        // The next character begins for certain between two ASCII characters.
        var end = rest.startIndex + 1
        while end < rest.endIndex, bytes[end - 1] >= 0x80 || !CharacterWidth.isPrintable(bytes[end]) { end += 1 }
        for character in String(decoding: rest[..<end], as: UTF8.self) { body(MeasuredCharacter(character)) }
        rest = rest[end...]
      }
    }
  }

  private static func isSpace(_ character: Character) -> Bool {
    // Unicode has no spaces beyond. Its tables take long.
    guard let first = character.unicodeScalars.first, first <= "\u{3000}" else { return false }
    return character.isWhitespace && !nonBreaking.contains(character)
  }

  private static let nonBreaking: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
}
