/// Passes over what may stand in front of a document's first element: white space, a byte order mark, the XML declaration, processing
/// instructions, comments, a document type (XML 1.0 section 2.8).
struct XMLPrologue {
  /// The name in the document type, in lower case; nil when there is none.
  private(set) var doctype: String?

  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) {
    self.text = text
  }

  /// The first byte behind the prologue; nil at the end of the text.
  var next: UInt8? { position < text.count ? text[position] : nil }

  /// Whether nothing but white space stands in the text.
  var isEmpty: Bool { text.allSatisfy { $0 <= 0x20 } }

  /// The name of the element that begins here, "" when none does.
  var elementName: String {
    guard next == UInt8(ascii: "<") else { return "" }
    return name(at: position + 1)
  }

  /// Goes to the first byte behind the prologue.
  mutating func skip() {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      while let next, next <= 0x20 { position += 1 }
      if stands("<!--") {
        skip(past: "-->", from: position + 4)
      } else if stands("<?") {
        skip(past: "?>", from: position + 2)
      } else if stands("<!doctype") {
        skipDoctype()
      } else {
        return
      }
    }
  }

  /// Whether this ASCII text stands here, whatever its case.
  private func stands(_ word: String) -> Bool {
    let wanted = word.utf8
    guard position + wanted.count <= text.count else { return false }
    return zip(text[position...], wanted).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && (0x61...0x7A).contains($1)) }
  }

  private mutating func skip(past end: String, from start: Int) {
    let wanted = Array(end.utf8)
    position = min(start, text.count)
    while position + wanted.count <= text.count {
      if text[position..<position + wanted.count].elementsEqual(wanted) {
        position += wanted.count
        return
      }
      position += 1
    }
    position = text.count
  }

  /// A document type may hold declarations between brackets, with `>` in them.
  private mutating func skipDoctype() {
    position += "<!doctype".utf8.count
    while let next, next <= 0x20 { position += 1 }
    doctype = name(at: position).lowercased()
    var brackets = 0
    while let next {
      position += 1
      if next == UInt8(ascii: "[") { brackets += 1 }
      if next == UInt8(ascii: "]") { brackets -= 1 }
      if next == UInt8(ascii: ">"), brackets <= 0 { return }
    }
  }

  private func name(at start: Int) -> String {
    let bytes = text.dropFirst(start).prefix(64).prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
