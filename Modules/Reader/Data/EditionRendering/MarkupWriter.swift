internal import ReaderDomain

/// Writes elements that HTML and XML parsers read alike: every tag is closed, every value is quoted, and everything that could be markup is
/// escaped (https://www.w3.org/TR/html-polyglot/).
///
/// Names of elements and attributes are constants of this program, never text of a publisher.
struct MarkupWriter {
  struct Attribute {
    let name: StaticString
    let value: String

    init(_ name: StaticString, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  private(set) var text = ""

  /// Writes an element with its content.
  mutating func element(_ name: StaticString, _ attributes: [Attribute], _ content: (inout MarkupWriter) -> Void) {
    start(name, attributes)
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  /// Writes an element without attributes.
  mutating func element(_ name: StaticString, _ content: (inout MarkupWriter) -> Void) { element(name, [], content) }

  /// Writes an element that contains only text.
  mutating func element(_ name: StaticString, _ attributes: [Attribute], _ words: String) {
    element(name, attributes) { $0.words(words) }
  }

  /// Writes an element without attributes that contains only text.
  mutating func element(_ name: StaticString, _ words: String) { element(name, [], words) }

  /// Writes an element without content and end tag.
  mutating func void(_ name: StaticString, _ attributes: [Attribute] = []) {
    start(name, attributes)
    text += "/>"
  }

  /// Writes text.
  mutating func words(_ words: String) { Self.append(words, to: &text) }

  /// Writes a part of the program's own markup or style sheet unchanged.
  mutating func constant(_ markup: String) { text += markup }

  mutating func newline() { text += "\n" }

  private mutating func start(_ name: StaticString, _ attributes: [Attribute]) {
    text += "<\(name)"
    for attribute in attributes {
      text += " \(attribute.name)=\""
      Self.append(attribute.value, to: &text)
      text += "\""
    }
  }

  /// The text with references instead of the characters of markup. Characters that XML forbids are dropped (https://www.w3.org/TR/xml,
  /// section 2.2), and so are further control characters, and bidirectional embeddings and overrides, which would turn the text around them.
  private static func append(_ words: String, to text: inout String) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\t", "\n": text.unicodeScalars.append(scalar)
      default:
        switch scalar.value {
        case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0xFDD0...0xFDEF: break
        case let value where value & 0xFFFE == 0xFFFE: break
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }
}

extension MarkupWriter.Attribute {
  /// The language of a text, for both parsers. Empty when the language is unknown: then nothing is hyphenated wrongly.
  static func language(_ language: Language?) -> [Self] {
    let tag = language.flatMap { isWellFormed($0.tag) ? $0.tag : nil } ?? ""
    return [Self("lang", tag), Self("xml:lang", tag)]
  }

  /// Of what the edition itself says inside an article: it stays English when the article is not.
  static let own = [Self("lang", "en"), Self("xml:lang", "en"), Self("dir", "ltr")]

  /// The direction of a text. Without a language of which it is known, the first letter decides.
  static func direction(_ language: Language?) -> Self {
    let primary = language?.tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return Self("dir", rightToLeft.contains(primary) ? "rtl" : "auto")
  }

  private static let rightToLeft: Set<String> = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ku", "ps", "sd", "ug", "ur", "yi"]

  /// Whether a tag has the form of BCP 47: a language of two or three letters, then subtags of at most eight letters and digits.
  private static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isLetter) else { return false }
    return parts.dropFirst().allSatisfy { (2...8).contains($0.count) }
  }
}
