import CoreDomain

/// The rules for captions. They report all findings at once, so that users need not fix them one by one.
public enum CaptionRules {
  /// The maximum number of characters, counted as a user counts them: an emoji is one character, however many scalars it has.
  public static let maximumCharacters = 10
  /// The maximum number of UTF-8 bytes. Ten of the longest emoji need about 410. A caption that needs more has letters with dozens of
  /// accents.
  public static let maximumBytes = 500

  /// All remarks on a caption, errors first. White space at its ends does not count.
  public static func remarks(on caption: String) -> [CaptionRemark] {
    let text = caption.trimmingWhitespace()
    var remarks: [CaptionRemark] = []
    if text.unicodeScalars.allSatisfy(isInvisible) { remarks.append(.empty) }
    if text.count > maximumCharacters { remarks.append(.tooLong(characters: text.count)) }
    if text.unicodeScalars.contains(where: isUnprintable) { remarks.append(.unprintable) }
    if text.count <= maximumCharacters, text.utf8.count > maximumBytes { remarks.append(.overloaded(bytes: text.utf8.count)) }
    if mentionsDog(text) { remarks.append(.mentionsDog) }
    return remarks
  }

  /// Whether the scalar is a control character, a line or paragraph separator, or a character that changes the direction of the text after
  /// it.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// Whether the scalar is white space, a character that fonts do not draw (Unicode's Default_Ignorable_Code_Point), or the Braille pattern
  /// without dots.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
  }

  private static func mentionsDog(_ text: String) -> Bool {
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) || $0.properties.isWhitespace }))
    return visible.lowercased().split { !$0.isLetter && !$0.isNumber }.contains("dog")
  }
}
