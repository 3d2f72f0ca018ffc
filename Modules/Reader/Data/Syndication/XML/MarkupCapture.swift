internal import Markup

/// Writes the markup inside an element as HTML text.
struct MarkupCapture {
  /// Whether text is escaped when it is written. True when the markup is part of the document (XHTML in Atom). False when the text is HTML
  /// already and the publisher forgot to escape some of it.
  let escapes: Bool

  /// The number of open elements in the markup.
  private(set) var depth = 0

  /// The names of elements that may contain markup.
  static let hypertext: Set<String> = [
    "title", "description", "encoded", "summary", "subtitle", "tagline", "info", "content", "rights", "copyright", "body", "div", "value",
  ]
  /// The names of HTML elements without an end tag.
  static let voids: Set<String> = ["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]

  /// Starts the capture for an element with a name from `hypertext`; nil when the element does not contain markup.
  init?(in element: FeedElement) {
    switch element.vocabulary {
    // A text in RSS 1.0 (`FeedElement.textOfContentItems`) is part of the document when it is an XML literal.
    case .rdf where element.name == "value": escapes = element.attributes["parsetype"]?.lowercased() == "literal"
    case _ where element.name == "value": return nil
    // In Atom 0.3, the default `mode` is xml, and the type then says that the content is markup.
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
    attributes.forEach { prefix, _, local, value in
      text.append(UInt8(ascii: " "))
      // HTML has `lang` for the language, but no attribute for the base of links: the link resolver looks for `xml:base`.
      if prefix == "xml", local == "base" { text.append(contentsOf: "xml:".utf8) }
      text.append(contentsOf: local.utf8)
      text.append(contentsOf: "=\"".utf8)
      Self.escape(value, into: &text)
      text.append(UInt8(ascii: "\""))
    }
    text.append(UInt8(ascii: ">"))
  }

  /// Writes an end tag, except for a void element. Returns false for the end tag of the captured element, which ends the capture.
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

  /// Appends text with escaped markup characters. The runs between them are appended at once.
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
