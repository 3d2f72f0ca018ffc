/// Bounds how many scalars make one character, since ten thousand marks on one letter paint over the lines around it.
enum CombiningMarkLimit {
  /// The longest emoji sequences that Unicode recommends have ten scalars; letters with all their points have fewer.
  static let longestCharacter = 12

  /// The text with the excess scalars of each character dropped, or escaped where the kind of text can escape them.
  static func bounded(_ text: String, as kind: TerminalFilter.Kind) -> String {
    guard text.contains(where: isOverlong) else { return text }
    var bounded = BoundedText(kind: kind)
    for character in text { bounded.append(character) }
    return bounded.finished()
  }

  private static func isOverlong(_ character: Character) -> Bool {
    character.utf8.count > longestCharacter && character.unicodeScalars.count > longestCharacter
  }

  /// Text under construction. A character that was cut is held back, since what follows may join it: cut Hangul, for example,
  /// goes on with the next syllable. Only what has been joined that way is measured scalar by scalar.
  private struct BoundedText {
    let kind: TerminalFilter.Kind
    private var text = ""
    private var held = ""

    init(kind: TerminalFilter.Kind) { self.kind = kind }

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
