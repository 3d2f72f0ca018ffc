internal import CoreDomain
internal import ReaderDomain

/// Finds the URLs in plain text.
enum BareLinks {
  private static let schemes = ["https://", "http://"]

  /// The text as spans. Each http or https URL is a link, without the punctuation that ends its sentence.
  static func spans(in text: String) -> [Document.Inline] {
    var spans: [Document.Inline] = []
    var plain = ""
    var rest = text[...]
    while let start = firstLink(in: rest) {
      let end = self.end(of: rest[start...])
      plain += rest[..<start]
      if let url = WebURL(validating: String(rest[start..<end])) {
        if !plain.isEmpty { spans.append(.text(plain)) }
        plain = ""
        spans.append(.link([.text(String(rest[start..<end]))], url))
      } else {
        plain += rest[start..<end]
      }
      rest = rest[end...]
    }
    plain += rest
    if !plain.isEmpty { spans.append(.text(plain)) }
    return spans
  }

  /// The start of the first URL, which does not follow a letter or digit.
  private static func firstLink(in text: Substring) -> String.Index? {
    var start = text.startIndex
    while let sign = text[start...].firstIndex(where: { $0 == "h" || $0 == "H" }) {
      let isInWord = sign > text.startIndex && isASCIIWord(text[text.index(before: sign)])
      if !isInWord, schemes.contains(where: { text[sign...].prefix($0.count).lowercased() == $0 }) { return sign }
      start = text.index(after: sign)
    }
    return nil
  }

  private static func isASCIIWord(_ character: Character) -> Bool { character.isASCII && (character.isLetter || character.isNumber) }

  /// The end of the URL at the start of a text. Languages without spaces continue directly behind it.
  private static func end(of text: Substring) -> String.Index {
    var url = text.prefix { character in
      !character.isWhitespace && !"<>\"“”„«»".contains(character) && !(character.unicodeScalars.first.map { isEastAsian($0) } ?? false)
    }
    while let last = url.last, ".,;:!?'’*".contains(last) || isUnopened(last, in: url) { url.removeLast() }
    return url.endIndex
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    (0x3000...0xD7AF).contains(scalar.value) || (0xFF00...0xFFEF).contains(scalar.value)
  }

  private static let openings: [Character: Character] = [")": "(", "]": "[", "}": "{"]

  private static func isUnopened(_ bracket: Character, in url: Substring) -> Bool {
    guard let opening = openings[bracket] else { return false }
    return url.count { $0 == bracket } > url.count { $0 == opening }
  }
}
