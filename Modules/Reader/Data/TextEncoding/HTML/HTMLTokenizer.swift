/// Splits HTML into texts and tags, without a parser (https://html.spec.whatwg.org/multipage/parsing.html#tokenization). A query may ask for
/// the words of 100,000 articles.
///
/// As in browsers, a comment without an end reaches to the end of the text. A tag or declaration without an end is text, so that no words
/// are lost. The time is linear.
package struct HTMLTokenizer {
  package typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  package enum Token {
    /// A text as written, with its references.
    case text(Bytes)
    case start(Tag)
    case end(Tag)
    /// A comment, or a declaration, which HTML reads as a comment: `<!--…-->`, `<![if …]>`, `<?…>`.
    case comment(Bytes)
  }

  package struct Tag {
    /// The whole tag as written.
    package let source: Bytes
    /// The name in lower case.
    package let name: String
    fileprivate let attributes: Bytes
  }

  private var rest: Bytes
  private let isElement: (String) -> Bool
  /// The element whose content has no tags, and whose end comes next.
  private var rawElement: String?
  private var hasTagEnds = true
  private var honorsQuotes = true

  /// The elements whose content is not HTML.
  private static let raw: Set<String> = ["script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp"]

  /// The number of bytes that are read of a name. No element of HTML has a longer name. In `<a<a<a<a`, each `<` begins a name that reaches to
  /// the end of the text.
  private static let longestName = 32

  /// - Parameter isElement: whether a name in lower case is the name of an element. What only looks like a tag is text.
  package init(_ html: UnsafeBufferPointer<UInt8>, isElement: @escaping (String) -> Bool = { _ in true }) {
    rest = html[...]
    self.isElement = isElement
  }

  /// The next token; nil at the end.
  package mutating func next() -> Token? {
    if let element = rawElement {
      rawElement = nil
      let text = take(upTo: endOfRawText(element))
      if !text.isEmpty { return .text(text) }
    }
    guard let first = rest.first else { return nil }
    guard first == UInt8(ascii: "<") else { return .text(take(upTo: rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)) }
    if let end = endOfComment() { return .comment(take(upTo: end)) }
    return tag() ?? .text(take(upTo: rest.startIndex + 1))
  }

  private mutating func take(upTo end: Int) -> Bytes {
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private mutating func endOfComment() -> Int? {
    let content = rest.dropFirst()
    guard content.first == UInt8(ascii: "!") || content.first == UInt8(ascii: "?") else { return nil }
    guard content.starts(with: "!--".utf8) else { return nextBracket(after: content) }
    // `<!-->` and `<!--->` are whole comments.
    var position = content.startIndex + 1
    while let dashes = rest[position...].firstIndex(of: UInt8(ascii: "-")) {
      if rest[dashes...].starts(with: "-->".utf8) { return dashes + 3 }
      position = dashes + 1
    }
    return rest.endIndex
  }

  private mutating func tag() -> Token? {
    let content = rest.dropFirst()
    let isEnd = content.first == UInt8(ascii: "/")
    let nameStart = isEnd ? content.dropFirst() : content
    guard let first = nameStart.first, Self.isLetter(first) else { return nil }
    let name = nameStart.prefix(Self.longestName).prefix { !$0.isTagSpace && !"/>".utf8.contains($0) }
    let lowerCase = String(decoding: name, as: UTF8.self).lowercased()
    guard isElement(lowerCase), let end = endOfTag(after: rest[name.endIndex...]) else { return nil }
    let attributes = rest[name.endIndex..<(end - 1)]
    let tag = Tag(source: take(upTo: end), name: lowerCase, attributes: attributes)
    if isEnd { return .end(tag) }
    if Self.raw.contains(lowerCase) { rawElement = lowerCase }
    return .start(tag)
  }

  /// The index behind the next `>` outside quoted values. A failed search is remembered, so that many open tags do not take quadratic time.
  private mutating func endOfTag(after bytes: Bytes) -> Int? {
    if hasTagEnds, honorsQuotes {
      var position = bytes.startIndex
      var isValue = false
      while position < bytes.endIndex {
        let byte = bytes[position]
        if byte == UInt8(ascii: ">") { return position + 1 }
        if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          guard let end = bytes[(position + 1)...].firstIndex(of: byte) else { break }
          position = end
        }
        if byte == UInt8(ascii: "=") { isValue = true } else if !byte.isTagSpace { isValue = false }
        position += 1
      }
      honorsQuotes = false
    }
    return nextBracket(after: bytes)
  }

  private mutating func nextBracket(after bytes: Bytes) -> Int? {
    guard hasTagEnds else { return nil }
    let end = bytes.firstIndex(of: UInt8(ascii: ">"))
    hasTagEnds = end != nil
    return end.map { $0 + 1 }
  }

  private func endOfRawText(_ element: String) -> Int {
    var position = rest.startIndex
    while let bracket = rest[position...].firstIndex(of: UInt8(ascii: "<")) {
      let name = rest[(bracket + 1)...].dropFirst().prefix(element.utf8.count)
      let next = rest[name.endIndex...].first
      if rest[(bracket + 1)...].first == UInt8(ascii: "/"), name.elementsEqual(element.utf8, by: { $0 | 0x20 == $1 }),
        next.map({ $0.isTagSpace || "/>".utf8.contains($0) }) == true
      {
        return bracket
      }
      position = bracket + 1
    }
    return rest.endIndex
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}

extension HTMLTokenizer.Tag {
  /// The value of an attribute as written, of the first one with this name; nil when the tag has none.
  package subscript(attribute: String) -> HTMLTokenizer.Bytes? {
    var rest = attributes
    while true {
      rest = rest.drop { $0.isTagSpace || $0 == UInt8(ascii: "/") }
      guard let first = rest.first else { return nil }
      // An `=` at the start belongs to the name.
      let end = rest.dropFirst(first == UInt8(ascii: "=") ? 1 : 0).prefix { !$0.isTagSpace && !"/=".utf8.contains($0) }.endIndex
      let name = rest[..<end]
      rest = rest[end...].drop(while: \.isTagSpace)
      let value = rest.first == UInt8(ascii: "=") ? Self.value(&rest) : rest.prefix(0)
      if name.elementsEqual(attribute.utf8, by: { $0 == $1 || $0 | 0x20 == $1 }) { return value }
    }
  }

  private static func value(_ rest: inout HTMLTokenizer.Bytes) -> HTMLTokenizer.Bytes {
    rest = rest.dropFirst().drop(while: \.isTagSpace)
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      return value
    }
    let value = rest.prefix { !$0.isTagSpace }
    rest = rest[value.endIndex...]
    return value
  }
}
