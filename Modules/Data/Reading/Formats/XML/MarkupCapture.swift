internal import Markup

/// Writes the markup inside an element down as text, as HTML.
struct MarkupCapture {
  /// Whether words are escaped on the way: yes where the markup is part of the document's own (XHTML in Atom), no where the words are HTML
  /// already and a publisher only forgot to escape some of it.
  let escapes: Bool

  private var depth = 0

  private static let hypertext: Set<String> = [
    "title", "description", "encoded", "summary", "subtitle", "tagline", "info", "content", "rights", "copyright", "body", "div",
  ]
  private static let voids: Set<String> = ["area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]

  /// Begins to write down what is in this element; nil when it holds no hypertext.
  init?(in element: FeedElement) {
    guard Self.hypertext.contains(element.name) else { return nil }
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

  /// Writes an end tag; false when it is that of the element itself, with which the capture ends.
  mutating func end(_ name: XMLName, into text: inout [UInt8]) -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    guard !Self.voids.contains(name.local) else { return true }
    text.append(contentsOf: "</".utf8)
    text.append(contentsOf: name.local.utf8)
    text.append(UInt8(ascii: ">"))
    return true
  }

  func characters(_ bytes: UnsafeBufferPointer<UInt8>, into text: inout [UInt8]) {
    guard escapes else { return text.append(contentsOf: bytes) }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "&"): text.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): text.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): text.append(contentsOf: "&gt;".utf8)
      default: text.append(byte)
      }
    }
  }

  private static func escape(_ value: String, into text: inout [UInt8]) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): text.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\""): text.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "<"): text.append(contentsOf: "&lt;".utf8)
      default: text.append(byte)
      }
    }
  }
}
