/// Scans the markup of a page with the rules of libxml2's HTML parser, which are older and simpler than those of HTML.
struct HTMLScanner {
  /// libxml2 reads the rest of a longer name as another attribute.
  private static let longestName = 100

  let page: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Whether the rest of the page may contain a `>`. A new search for each `<!` would take quadratic time.
  private var hasTagEnds = true

  init(_ page: UnsafeBufferPointer<UInt8>) {
    self.page = page
  }

  /// The current byte; nil at the end.
  var current: UInt8? { position < page.count ? page[position] : nil }

  /// Moves past the name of a start tag; `position` must be at its `<`. Returns nil and does not move when no start tag begins there.
  mutating func passTagName() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard let first = page[position...].dropFirst().first, Self.isLetter(first) else { return nil }
    position += 1
    return passName()
  }

  /// Moves to the next attribute. Returns false when the tag or the page ends first.
  mutating func passBlanksInTag() -> Bool {
    passBlanks()
    return current != nil && current != UInt8(ascii: ">") && !stands("/>")
  }

  /// Moves past an attribute, or past other content of a tag. Returns the range of the attribute's value.
  mutating func passAttribute() -> Range<Int> {
    guard !passName().isEmpty else {
      position += 1
      while current != nil, !isBlank, current != UInt8(ascii: ">"), !stands("/>") { position += 1 }
      return position..<position
    }
    passBlanks()
    guard current == UInt8(ascii: "=") else { return position..<position }
    position += 1
    passBlanks()
    return passValue()
  }

  /// Moves past the end of a start tag. For `script` and `style`, it also moves past the element's text.
  mutating func passTagEnd(_ name: Slice<UnsafeBufferPointer<UInt8>>) {
    guard current == UInt8(ascii: ">") else { return pass("/>") }
    position += 1
    guard let element = ["script", "style"].first(where: { Self.matches(name, $0) }) else { return }
    while current != nil, !(stands("</") && Self.matches(page[(position + 2)...].prefix(element.utf8.count), element)) { position += 1 }
  }

  /// Moves past `<!…>`, `<?…>` or `</…>` that is neither a comment nor a tag. Returns false and does not move when none begins here, or
  /// when it has no end.
  mutating func passDeclaration() -> Bool {
    let isEndTag = stands("</") && page[(position + 2)...].first.map(Self.isLetter) == true
    guard stands("<!") && !stands("<!--") || stands("<?") || stands("</") && !isEndTag, hasTagEnds else { return false }
    guard let end = page[position...].firstIndex(of: UInt8(ascii: ">")) else {
      hasTagEnds = false
      return false
    }
    position = end + 1
    return true
  }

  /// Moves past an end tag. Returns its name, or nil and does not move when none begins here.
  mutating func passEndTag() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard stands("</"), page[(position + 2)...].first.map(Self.isLetter) == true else { return nil }
    position += 2
    let name = passName()
    pass(to: ">")
    return name
  }

  /// Whether a list begins here, after blanks and comments.
  var isBeforeList: Bool {
    var ahead = self
    ahead.passBlanks()
    while ahead.stands("<!--") {
      ahead.passComment()
      ahead.passBlanks()
    }
    return ahead.passTagName().map { name in ["ul", "ol"].contains { Self.matches(name, $0) } } ?? false
  }

  /// Whether the table whose name ends here ends before the link around it, and no link is in it. `</a>` in a cell ends no link outside it.
  var isWholeTableInLink: Bool {
    var depth = 1
    var rest = page[position...]
    while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = page[(bracket + 1)...]
      let isEnd = rest.first == UInt8(ascii: "/")
      let name = rest.dropFirst(isEnd ? 1 : 0).prefix { Self.isLetterOrDigit($0) }
      if Self.matches(name, "a") { return isEnd && depth == 0 }
      if Self.matches(name, "table") { depth += isEnd ? -1 : 1 }
    }
    return false
  }

  /// Moves past a comment, or past any other `<`.
  mutating func passOtherMarkup() {
    if stands("<!--") { passComment() } else { position += 1 }
  }

  /// Moves past `<!-->` or `<!--->`, which are empty comments. Returns false and does not move when none begins here.
  mutating func passEmptyComment() -> Bool {
    let length = stands("<!-->") ? 5 : stands("<!--->") ? 6 : 0
    position += length
    return length > 0
  }

  /// A comment ends with `-->` or `--!>`.
  private mutating func passComment() {
    if passEmptyComment() { return }
    pass("<!--")
    while current != nil, !stands("-->"), !stands("--!>") { position += 1 }
    pass(to: ">")
  }

  private mutating func passName() -> Slice<UnsafeBufferPointer<UInt8>> {
    guard let first = current, Self.isLetter(first) || "_:.".utf8.contains(first) else { return page[position..<position] }
    let name = page[position...].prefix(Self.longestName).prefix { Self.isLetterOrDigit($0) || ":-_.".utf8.contains($0) }
    position = name.endIndex
    return name
  }

  private mutating func passValue() -> Range<Int> {
    let start = position
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while current != nil, !isBlank, current != UInt8(ascii: ">") { position += 1 }
      return start..<position
    }
    position += 1
    while current != nil, current != quote { position += 1 }
    defer { if current != nil { position += 1 } }
    return start..<position
  }

  private mutating func passBlanks() {
    while isBlank { position += 1 }
  }

  private mutating func pass(_ text: StaticString) {
    if stands(text) { position += text.utf8CodeUnitCount }
  }

  /// Moves past the next `end`, or to the end of the page.
  private mutating func pass(to end: Unicode.Scalar) {
    while current != nil, current != UInt8(ascii: end) { position += 1 }
    if current != nil { position += 1 }
  }

  private func stands(_ text: StaticString) -> Bool {
    guard page.count - position >= text.utf8CodeUnitCount else { return false }
    for offset in 0..<text.utf8CodeUnitCount where page[position + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private var isBlank: Bool { current == 0x20 || current == 0x09 || current == 0x0A || current == 0x0D }

  /// Whether a name is `wanted`, which is in lower case.
  static func matches(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ wanted: String) -> Bool {
    name.elementsEqual(wanted.utf8) { $0 | 0x20 == $1 }
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
