internal import TextEncoding
internal import Domain
internal import Markup

/// Reads how an answer begins: the words of a page, or a text as it stands.
struct ResponseExcerptReader: MarkupSink {
  /// What is looked at of a body, in bytes: pages have that much in front of their first words.
  static let mostBytes = 8 << 10
  /// What is shown, in characters.
  private static let longest = 120

  private var words: [Substring] = []
  /// How many elements are open whose text nobody sees.
  private var hidden = 0
  private static let unseen: Set<String> = ["script", "style", "template", "noscript"]

  private init() {}

  /// The beginning of a body.
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

  /// What is looked at, without the piece of a character at its end.
  private static func whole(_ body: [UInt8]) -> [UInt8] {
    guard body.count > mostBytes else { return body }
    let start = body.prefix(mostBytes)
    return Array(start.prefix((start.lastIndex { $0 < 0x80 } ?? mostBytes - 1) + 1))
  }

  /// Servers repeat the address that they were asked for.
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
