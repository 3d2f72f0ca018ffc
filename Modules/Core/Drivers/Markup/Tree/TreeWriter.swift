internal import CLibXML2

/// Writes a tree with libxml2's text writer, which escapes text. The indentation is written here, because libxml2's would add white space
/// to text that contains elements.
struct TreeWriter: ~Copyable {
  private let buffer: xmlBufferPtr
  private let writer: xmlTextWriterPtr

  /// The document of a tree as UTF-8.
  /// - Throws: when libxml2 refuses a name, or has no memory.
  static func bytes(of tree: XMLTree) throws(XMLError) -> [UInt8] {
    let writer = try TreeWriter()
    try writer.write(tree)
    return try writer.finish()
  }

  private init() throws(XMLError) {
    _ = Library.isReady
    guard let buffer = xmlBufferCreate() else { throw Self.failure("a document") }
    guard let writer = xmlNewTextWriterMemory(buffer, 0) else {
      xmlBufferFree(buffer)
      throw Self.failure("a document")
    }
    (self.buffer, self.writer) = (buffer, writer)
  }

  deinit {
    xmlFreeTextWriter(writer)
    xmlBufferFree(buffer)
  }

  private func write(_ tree: XMLTree) throws(XMLError) {
    try check(xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil), "a document")
    for node in tree.prolog + [.element(tree.root)] + tree.epilog {
      try write(node, level: 0)
      try check(xmlTextWriterWriteRaw(writer, "\n"), "a line break")
    }
  }

  private func finish() throws(XMLError) -> [UInt8] {
    try check(xmlTextWriterFlush(writer), "a document")
    return Array(UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
  }

  private func write(_ node: XMLNode, level: Int) throws(XMLError) {
    switch node {
    case .element(let element):
      try write(element, level: level)
    case .text(let text):
      try check(xmlTextWriterWriteString(writer, Self.writable(text)), "a text")
    case .comment(let text):
      // Two hyphens would end the comment (XML 1.0 section 2.5).
      let text = Self.writable(text).replacing("--", with: "- -")
      try check(xmlTextWriterWriteComment(writer, text.hasSuffix("-") ? text + " " : text), "a comment")
    case .processingInstruction(let target, let content):
      let content = content.isEmpty ? nil : Self.writable(content).replacing("?>", with: "? >")
      try check(xmlTextWriterWritePI(writer, target, content), "the processing instruction '\(target)'")
    }
  }

  private func write(_ element: XMLElement, level: Int) throws(XMLError) {
    try check(xmlTextWriterStartElement(writer, element.name), "the element '\(element.name)'")
    for attribute in element.attributes {
      let code = xmlTextWriterWriteAttribute(writer, attribute.name, Self.writable(attribute.value))
      try check(code, "the attribute '\(attribute.name)'")
    }
    let isFormatted = element.isFormatted
    for child in element.children {
      if isFormatted {
        if case .text = child { continue }
        try breakLine(level: level + 1)
      }
      try write(child, level: level + 1)
    }
    if isFormatted { try breakLine(level: level) }
    try check(xmlTextWriterEndElement(writer), "the element '\(element.name)'")
  }

  private func breakLine(level: Int) throws(XMLError) {
    try check(xmlTextWriterWriteString(writer, "\n" + String(repeating: "  ", count: level)), "a line break")
  }

  /// - Parameter code: the number of written bytes, or a negative number after an error.
  private func check(_ code: Int32, _ part: @autoclosure () -> String) throws(XMLError) {
    guard code >= 0 else { throw Self.failure(part()) }
  }

  private static func failure(_ part: String) -> XMLError {
    XMLError(kind: .malformed, line: 0, column: 0, message: "\(part) cannot be written as XML")
  }

  /// The text without characters that XML 1.0 does not allow (section 2.2): a file with such a character could not be read again.
  private static func writable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isChar($0) }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter(isChar)))
  }

  private static func isChar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
