/// Counts links in HTML as it was published, without a parser: a query may ask for them in each of 100,000 articles.
///
/// Each byte is looked at once. A quotation mark, a comment or a script without an end reaches to the end of the text, as in browsers.
package struct HTMLLinks {
  private let html: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var count = 0

  private init(_ html: UnsafeBufferPointer<UInt8>) { self.html = html }

  /// The number of elements that link to another page. Links within the page, such as those to footnotes, do not count, and links of other
  /// schemes do not either.
  package static func count(in html: String) -> Int {
    var html = html
    return html.withUTF8 { bytes in
      var links = HTMLLinks(bytes)
      links.run()
      return links.count
    }
  }

  private mutating func run() {
    while let bracket = html[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = bracket + 1
      if skip("!--") {
        skip(to: "-->")
        continue
      }
      guard position < html.count, Self.isLetter(html[position]) else { continue }
      let name = html[position...].prefix { !Self.endsTagName($0) }
      position = name.endIndex
      if Self.equals(name, "a") {
        if linksToPage() { count += 1 }
      } else if let raw = Self.raw.first(where: { Self.equals(name, $0) }) {
        skip(to: "</\(raw)")
      }
    }
  }

  /// The elements whose content is not HTML.
  private static let raw = ["script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp"]

  /// Reads the attributes of a tag up to its end.
  /// - Returns: whether its first `href` names another page. An unfinished tag does not count.
  private mutating func linksToPage() -> Bool {
    var link: Bool?
    while position < html.count {
      let byte = html[position]
      if byte == UInt8(ascii: ">") { return link ?? false }
      guard !Self.isBlank(byte), byte != UInt8(ascii: "/") else {
        position += 1
        continue
      }
      let start = position
      while position < html.count, !Self.endsName(html[position]) || position == start { position += 1 }
      let name = html[start..<position]
      skipBlanks()
      guard skip("=") else { continue }
      skipBlanks()
      let value = value()
      if link == nil, Self.equals(name, "href") { link = Self.isPage(value) }
    }
    return false
  }

  private mutating func value() -> Slice<UnsafeBufferPointer<UInt8>> {
    guard position < html.count else { return html[html.count...] }
    let quote = html[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < html.count, !Self.isBlank(html[position]), html[position] != UInt8(ascii: ">") { position += 1 }
      return html[start..<position]
    }
    let start = position + 1
    let end = html[start...].firstIndex(of: quote) ?? html.count
    position = min(end + 1, html.count)
    return html[start..<end]
  }

  /// Whether a reference names a page of the web: one relative to the article's page, or an http or https URL.
  private static func isPage(_ value: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let value = value.drop(while: isBlank)
    guard let first = value.first, first != UInt8(ascii: "#") else { return false }
    let scheme = value.prefix { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    guard scheme.endIndex < value.endIndex, value[scheme.endIndex] == UInt8(ascii: ":") else { return true }
    return equals(scheme, "http") || equals(scheme, "https")
  }

  private mutating func skipBlanks() {
    while position < html.count, Self.isBlank(html[position]) { position += 1 }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isHere = html[position...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    if isHere { position += text.utf8CodeUnitCount }
    return isHere
  }

  /// Moves to the next occurrence of a text in lower case, ignoring case, or to the end.
  private mutating func skip(to text: String) {
    let count = text.utf8.count
    while position < html.count, !Self.equals(html[position...].prefix(count), text) { position += 1 }
  }

  /// Compares with a text in lower case, ignoring case.
  private static func equals(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, _ text: String) -> Bool {
    bytes.elementsEqual(text.utf8) { isLetter($0) ? $0 | 0x20 == $1 : $0 == $1 }
  }

  private static func endsTagName(_ byte: UInt8) -> Bool { isBlank(byte) || "/>".utf8.contains(byte) }
  private static func endsName(_ byte: UInt8) -> Bool { endsTagName(byte) || byte == UInt8(ascii: "=") }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
