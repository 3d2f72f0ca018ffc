internal import Markup

/// Writes the markup inside an element down as text, as HTML.
struct MarkupCapture {
  /// Whether words are escaped on the way: yes where the markup is part of the document's own (XHTML in Atom), no where the words are HTML
  /// already and a publisher only forgot to escape some of it.
  let escapes: Bool

  /// How many elements of the markup are open.
  private(set) var depth = 0

  /// The names of elements that may hold hypertext.
  static let hypertext: Set<String> = [
    "title", "description", "encoded", "summary", "subtitle", "tagline", "info", "content", "rights", "copyright", "body", "div",
  ]
  /// The names of elements that have no end tag in HTML.
  static let voids: Set<String> = ["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]

  /// Begins to write down what is in this element, whose name is one for hypertext; nil when it holds none all the same.
  init?(in element: FeedElement) {
    switch element.vocabulary {
    // Atom 0.3 calls its `mode` xml when it says nothing, and then types its markup.
    case .core, .atom:
      let type = element.attributes["type"]?.lowercased() ?? ""
      escapes =
        type == "xhtml" || (type == "application/xhtml+xml" && element.attributes["mode"] != "escaped")
        || element.attributes["mode"] == "xml"
    case .xhtml: escapes = true
    case .content, .dublinCore, .iTunes: escapes = false
    case .media where element.name != "content": escapes = false
    default: return nil
    }
  }

  mutating func start(_ name: XMLName, _ attributes: XMLAttributes, into text: inout [UInt8]) {
    depth += 1
    text.append(UInt8(ascii: "<"))
    text.append(contentsOf: name.local.utf8)
    attributes.forEach { prefix, local, value in
      text.append(UInt8(ascii: " "))
      // In HTML the language is `lang`; what links are relative to is called nothing there, and whoever resolves them looks for this.
      if prefix == "xml", local == "base" { text.append(contentsOf: "xml:".utf8) }
      text.append(contentsOf: local.utf8)
      text.append(contentsOf: "=\"".utf8)
      Self.escape(value, into: &text)
      text.append(UInt8(ascii: "\""))
    }
    text.append(UInt8(ascii: ">"))
  }

  /// Writes an end tag, unless HTML has none for this name; false when it is that of the element itself, with which the capture ends.
  mutating func end(_ name: XMLName, isVoid: Bool, into text: inout [UInt8]) -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    guard !isVoid else { return true }
    text.append(contentsOf: "</".utf8)
    text.append(contentsOf: name.local.utf8)
    text.append(UInt8(ascii: ">"))
    return true
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>, into text: inout [UInt8]) {
    guard escapes else { return text.append(contentsOf: bytes) }
    Self.append(bytes, to: &text) { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
  }

  private static func escape(_ value: String, into text: inout [UInt8]) {
    var value = value
    value.withUTF8 { bytes in
      append(bytes, to: &text) { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "\"") }
    }
  }

  /// Appends words, what stands between two signs of markup at once.
  private static func append(_ words: UnsafeBufferPointer<UInt8>, to text: inout [UInt8], escaping isSign: (UInt8) -> Bool) {
    var start = 0
    for (position, byte) in words.enumerated() where isSign(byte) {
      text.append(contentsOf: UnsafeBufferPointer(rebasing: words[start..<position]))
      text.append(contentsOf: reference(to: byte).utf8)
      start = position + 1
    }
    text.append(contentsOf: UnsafeBufferPointer(rebasing: words[start...]))
  }

  private static func reference(to sign: UInt8) -> String {
    switch sign {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}
