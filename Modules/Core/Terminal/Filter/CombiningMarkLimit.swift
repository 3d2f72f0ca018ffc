/// Limits the number of scalars in one character, because ten thousand combining marks on one letter would cover the lines around it.
enum CombiningMarkLimit {
  /// The maximum number of scalars. The longest emoji sequences that Unicode recommends have ten scalars; letters with all their marks have
  /// fewer.
  static let longestCharacter = 12

  /// The text without the excess scalars of each character. JSON and XML escape them instead, so that nothing is lost.
  static func bounded(_ text: String, as kind: TerminalEscapeFilter.Kind) -> String {
    guard text.contains(where: isOverlong) else { return text }
    var bounded = BoundedText(kind: kind)
    for character in text { bounded.append(character) }
    return bounded.finished()
  }

  private static func isOverlong(_ character: Character) -> Bool {
    character.utf8.count > longestCharacter && character.unicodeScalars.count > longestCharacter
  }

  /// A text under construction. A shortened character is held back, because the following scalars can join it: shortened Hangul, for
  /// example, joins the next syllable. Only such joined characters are measured scalar by scalar.
  private struct BoundedText {
    let kind: TerminalEscapeFilter.Kind
    private var text = ""
    private var held = ""

    init(kind: TerminalEscapeFilter.Kind) { self.kind = kind }

    mutating func append(_ character: Character) {
      if held.isEmpty, !isOverlong(character) {
        text.append(character)
        return
      }
      for scalar in character.unicodeScalars { append(scalar) }
      if held == String(character) { release() }
    }

    mutating func finished() -> String {
      release()
      return text
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      var longer = held
      longer.unicodeScalars.append(scalar)
      if longer.count > 1 {
        release()
        held.unicodeScalars.append(scalar)
      } else if longer.unicodeScalars.count <= longestCharacter {
        held = longer
      } else if let escape = escape(of: scalar), let last = escape.last {
        release()
        text += escape.dropLast()
        held = String(last)
      }
    }

    private mutating func release() {
      text += held
      held = ""
    }

    private func escape(of scalar: Unicode.Scalar) -> String? {
      switch kind {
      case .line, .plainText: nil
      case .json: JSONFilter.escape(of: scalar)
      case .xml: XMLFilter.reference(to: scalar)
      }
    }
  }
}
