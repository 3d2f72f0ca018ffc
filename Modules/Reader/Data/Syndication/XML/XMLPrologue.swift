internal import TextEncoding

/// Skips everything that may precede a document's root element: white space, a byte order mark, the XML declaration, processing
/// instructions, comments, a document type (XML 1.0 section 2.8).
struct XMLPrologue {
  /// The lowercase name in the document type; nil when the document has no document type.
  private(set) var doctype: String?

  /// The range of the document type; empty when the document has none.
  private(set) var doctypeRange: Range<Int>
  /// The range of the declarations between the brackets of the document type; empty when it has none.
  private(set) var subset: Range<Int>

  private let text: ArraySlice<UInt8>
  /// The current index.
  private(set) var position: Int

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
    position = text.startIndex
    doctypeRange = position..<position
    subset = position..<position
  }

  /// The next byte; nil at the end of the text.
  var next: UInt8? { position < text.endIndex ? text[position] : nil }

  /// Whether the text consists only of white space.
  var isEmpty: Bool { text.allSatisfy { $0 <= 0x20 } }

  /// The name of the element that starts at `position`; empty when no element starts there.
  var elementName: String {
    guard next == UInt8(ascii: "<") else { return "" }
    return name(at: position + 1)
  }

  /// Moves to the first byte after the prologue.
  mutating func skip() {
    while true {
      position = text[position...].withoutLeadingSpace.startIndex
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

  /// Whether this ASCII text is at `position`, ignoring case.
  private func stands(_ word: String) -> Bool {
    let wanted = word.utf8
    guard position + wanted.count <= text.endIndex else { return false }
    return zip(text[position...], wanted).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 && (0x61...0x7A).contains($1)) }
  }

  private mutating func skip(past end: String, from start: Int) {
    position = text[min(start, text.endIndex)...].endIndex(ofFirst: end) ?? text.endIndex
  }

  /// A document type may contain declarations between brackets, with `>` in them.
  private mutating func skipDoctype() {
    let start = position
    position += "<!doctype".utf8.count
    while let next, next <= 0x20 { position += 1 }
    doctype = name(at: position).lowercased()
    skipDeclarations()
    doctypeRange = start..<position
  }

  private mutating func skipDeclarations() {
    var brackets = 0
    while let next {
      position += 1
      switch next {
      case UInt8(ascii: "["):
        if brackets == 0 { subset = position..<position }
        brackets += 1
      case UInt8(ascii: "]"):
        brackets -= 1
        if brackets == 0 { subset = subset.lowerBound..<position - 1 }
      case UInt8(ascii: ">") where brackets <= 0: return
      default: break
      }
    }
  }

  private func name(at start: Int) -> String {
    let bytes = text[min(start, text.endIndex)...].prefix(64).prefix { byte in
      byte >= 0x80 || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
