internal import Markup

/// The words of a short piece of HTML, such as a title: tags go, references become characters, white space collapses.
///
/// Only what is an element of HTML counts as a tag: titles say "a < b" and "Vec<T>" too.
struct HTMLText {
  private var rest: Substring.UnicodeScalarView
  private var words = String.UnicodeScalarView()
  private var hasTagEnds = true

  private init(_ html: String) {
    rest = html[...].unicodeScalars
  }

  /// The plain text of `html`.
  static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return html.collapsed
    }
    var reader = HTMLText(html)
    reader.run()
    return ControlCharacters.removed(from: String(reader.words)).collapsed
  }

  private mutating func run() {
    while let scalar = rest.first {
      switch scalar {
      case "<": skipTag()
      case "&": decodeReference()
      default:
        words.append(scalar)
        rest.removeFirst()
      }
    }
  }

  private mutating func skipTag() {
    let afterBracket = rest.dropFirst()
    if afterBracket.starts(with: "!--".unicodeScalars) { return skip(past: "-->") }
    let name = String(afterBracket.drop { $0 == "/" }.prefix { $0.properties.isAlphabetic || ("0"..."9").contains($0) }).lowercased()
    guard HTMLTags.all.contains(name), let end = endOfTag() else {
      words.append("<")
      rest = afterBracket
      return
    }
    let isOpening = afterBracket.first != "/"
    rest = rest[rest.index(after: end)...]
    if isOpening, name == "script" || name == "style" { return skip(past: "</\(name)>") }
    if !HTMLTags.inline.contains(name) { words.append(" ") }
  }

  /// Where the next `>` is. That there is none is remembered: a text of open brackets alone must not take time without end.
  private mutating func endOfTag() -> String.UnicodeScalarView.Index? {
    guard hasTagEnds else { return nil }
    let end = rest.firstIndex(of: ">")
    hasTagEnds = end != nil
    return end
  }

  /// Goes behind `end`, which is in lower case, or to the end of the text.
  private mutating func skip(past end: String) {
    while !rest.isEmpty, !rest.starts(with: end.unicodeScalars, by: { $0.properties.lowercaseMapping == String($1) }) { rest.removeFirst() }
    rest = rest.dropFirst(end.unicodeScalars.count)
  }

  private mutating func decodeReference() {
    let body = rest.dropFirst().prefix(32)
    guard let end = body.firstIndex(of: ";"), let scalar = Self.scalar(String(body[..<end])) else {
      words.append("&")
      rest = rest.dropFirst()
      return
    }
    words.append(scalar)
    rest = rest[rest.index(after: end)...]
  }

  private static func scalar(_ reference: String) -> Unicode.Scalar? {
    if reference == "apos" { return "'" }
    guard reference.hasPrefix("#") else { return HTMLEntity.scalar(named: reference) }
    let isHexadecimal = reference.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let value = UInt32(reference.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init)
  }
}
