internal import CoreDomain
internal import Markup

/// The text of HTML in one line, as it is searched. Tags are removed, character references are decoded, and white space is collapsed.
///
/// Only HTML elements count as tags, because texts also contain "a < b" and "Vec<T>".
///
/// Never change it: the word indexes of all databases were made from it, and an article leaves an index with the words with which it came.
/// Titles were also read by it, and it recognizes the articles that are stored under such a title. `HTMLTitle` reads titles.
package struct HTMLText {
  private var rest: Slice<UnsafeBufferPointer<UInt8>>
  private var words: [UInt8] = []
  private var hasTagEnds = true

  /// The maximum length of a character reference. The longest name has 32 bytes with its semicolon, `CounterClockwiseContourIntegral;`, and
  /// a number may have leading zeros.
  private static let longestReference = 40

  private init(_ html: UnsafeBufferPointer<UInt8>) {
    rest = html[...]
  }

  package static func plain(_ html: String) -> String {
    var html = html
    let words: [UInt8]? = html.withUTF8 { bytes in
      guard bytes.contains(where: isSign) else { return nil }
      var reader = HTMLText(bytes)
      reader.run()
      return reader.words
    }
    return (words.map(ControlCharacters.text) ?? html).collapsingWhitespace()
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
  }

  private mutating func run() {
    words.reserveCapacity(rest.count)
    while let sign = rest.firstIndex(where: Self.isSign) {
      words.append(contentsOf: rest[..<sign])
      rest = rest[sign...]
      if rest.first == UInt8(ascii: "<") { skipTag() } else { decodeReference() }
    }
    words.append(contentsOf: rest)
  }

  private mutating func skipTag() {
    let afterBracket = rest.dropFirst()
    if afterBracket.starts(with: "!--".utf8) { return skip(past: "-->") }
    let bytes = afterBracket.drop { $0 == UInt8(ascii: "/") }.prefix(while: Self.isInName)
    let name = String(decoding: bytes, as: UTF8.self).lowercased()
    // `<a@example.org>` is an email address.
    let isURL = rest[bytes.endIndex...].first == UInt8(ascii: "@")
    guard !isURL, HTMLTags.all.contains(name), let end = endOfTag() else {
      words.append(UInt8(ascii: "<"))
      rest = afterBracket
      return
    }
    let isOpening = afterBracket.first != UInt8(ascii: "/")
    rest = rest[(end + 1)...]
    if isOpening, name == "script" || name == "style" { return skip(past: "</\(name)>") }
    if !HTMLTags.inline.contains(name) { words.append(UInt8(ascii: " ")) }
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The index of the next `>`. A failed search is remembered, so that a text of many open brackets does not take quadratic time.
  private mutating func endOfTag() -> Int? {
    guard hasTagEnds else { return nil }
    let end = rest.firstIndex(of: UInt8(ascii: ">"))
    hasTagEnds = end != nil
    return end
  }

  /// Moves past `end`, which must be in lower case, or to the end of the text.
  private mutating func skip(past end: String) {
    let lowerCase = { (byte: UInt8) in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    while !rest.isEmpty, !rest.starts(with: end.utf8, by: { lowerCase($0) == $1 }) { rest.removeFirst() }
    rest = rest.dropFirst(end.utf8.count)
  }

  private mutating func decodeReference() {
    let body = rest.dropFirst().prefix(Self.longestReference)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")), let text = Self.text(of: String(decoding: body[..<end], as: UTF8.self)) else {
      words.append(UInt8(ascii: "&"))
      rest = rest.dropFirst()
      return
    }
    words.append(contentsOf: text.utf8)
    rest = rest[(end + 1)...]
  }

  private static func text(of reference: String) -> String? {
    guard reference.hasPrefix("#") else { return HTMLEntity.text(named: reference) }
    let isHexadecimal = reference.dropFirst().first.map { $0 == "x" || $0 == "X" } ?? false
    let value = UInt32(reference.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}
