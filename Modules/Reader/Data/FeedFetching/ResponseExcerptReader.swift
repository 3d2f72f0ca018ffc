internal import CoreDomain
internal import Markup
internal import TextEncoding

/// Reads the beginning of a response: the visible words of a page, or plain text.
struct ResponseExcerptReader: MarkupSink {
  /// The number of bytes that are examined. Pages can have that much markup before their first words.
  static let maximumBytes = 8 << 10
  /// The maximum length of the excerpt, in characters.
  private static let longest = 120

  private var words: [Substring] = []
  /// The number of open elements whose text is invisible.
  private var hidden = 0
  private static let unseen: Set<String> = ["script", "style", "template", "noscript"]

  private init() {}

  static func beginning(of body: [UInt8], contentType: String?) -> String {
    let decoded = TextDecoding.text(of: whole(body), contentType: contentType).bytes
    let text = String(decoding: decoded, as: UTF8.self)
    guard !text.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || ($0.value < 0x20 && !"\t\n\u{C}\r".unicodeScalars.contains($0)) })
    else {
      return ""
    }
    guard text.contains("<") else { return shown(text.split(whereSeparator: \.isWhitespace)) }
    var reader = ResponseExcerptReader()
    HTMLReader.read(decoded, into: &reader)
    return shown(reader.words)
  }

  /// The first line with more than white space of what a program says about its failure, without colors and control characters. It is never read
  /// as a page: programs put names between `<` and `>`.
  static func line(of errors: [UInt8]) -> String {
    for line in errors.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = String(decoding: TextDecoding.text(of: Array(line), contentType: nil).bytes, as: UTF8.self)
      let said = shown(printable(text).split(whereSeparator: \.isWhitespace))
      if !said.isEmpty { return said }
    }
    return ""
  }

  /// The text without control characters, and without the sequences by which a terminal gets colors (ECMA-48, section 5.4).
  private static func printable(_ text: String) -> String {
    let parts = text.split(separator: "\u{1B}[", omittingEmptySubsequences: false)
    let words = parts.prefix(1) + parts.dropFirst().map { $0.drop { !("@"..."~").contains($0) }.dropFirst() }
    return String(words.joined().unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control })
  }

  /// The examined bytes, without a truncated character at the end.
  private static func whole(_ body: [UInt8]) -> [UInt8] {
    guard body.count > maximumBytes else { return body }
    let start = body.prefix(maximumBytes)
    let end = start.lastIndex { $0 < 0x80 }.map { $0 + 1 } ?? start.lastIndex { $0 >= 0xC0 }
    return Array(start[..<(end ?? maximumBytes)])
  }

  /// Every word is redacted, because servers repeat the requested URL in their messages.
  private static func shown(_ words: [Substring]) -> String {
    var line = ""
    for word in words where line.count <= longest {
      line += (line.isEmpty ? "" : " ") + URLRedaction.shown("/" + URLRedaction.shown(String(word.prefix(longest * 4)))).dropFirst()
    }
    return line.count > longest ? line.prefix(longest - 1) + "…" : line
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if Self.unseen.contains(name.local) { hidden += 1 }
  }

  mutating func endElement(_ name: XMLName) {
    if Self.unseen.contains(name.local) { hidden -= 1 }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard hidden <= 0 else { return }
    words += String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
  }
}
