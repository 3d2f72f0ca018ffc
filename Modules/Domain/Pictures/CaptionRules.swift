/// What a caption must be like. Pure, and tells all reasons at once: nobody likes to mend one thing and then hear of the next.
public enum CaptionRules {
  /// The most characters that a caption may have, counted as a person counts them: an emoji is one, however many scalars it is made of.
  public static let mostCharacters = 10
  /// The most bytes of UTF-8. Ten of the longest emoji need some 410; what needs more has letters with dozens of accents.
  public static let mostBytes = 500

  /// Everything that there is to say about a caption, errors first. White space at its ends does not count.
  public static func remarks(on caption: String) -> [CaptionRemark] {
    let text = caption.trimmingWhitespace()
    var remarks: [CaptionRemark] = []
    if text.unicodeScalars.allSatisfy(isInvisible) { remarks.append(.empty) }
    if text.count > mostCharacters { remarks.append(.tooLong(characters: text.count)) }
    if text.unicodeScalars.contains(where: isUnprintable) { remarks.append(.unprintable) }
    if text.count <= mostCharacters, text.utf8.count > mostBytes { remarks.append(.overloaded(bytes: text.utf8.count)) }
    if mentionsDog(text) { remarks.append(.mentionsDog) }
    return remarks
  }

  /// Control characters, line and paragraph separators, and the characters that turn the direction of all that follows.
  private static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// White space, what fonts leave out (Unicode's Default_Ignorable_Code_Point), and the Braille pattern without dots.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || scalar.value == 0x2800
  }

  private static func mentionsDog(_ text: String) -> Bool {
    let visible = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isInvisible($0) || $0.properties.isWhitespace }))
    return visible.lowercased().split { !$0.isLetter && !$0.isNumber }.contains("dog")
  }
}
