internal import CLibXML2

/// Writes a tree with libxml2's text writer, which escapes text. The indentation is written here, because the writer's own would add white
/// space to text that contains elements.
struct TreeWriter {
  private let buffer = xmlBufferCreate()
  private let writer: xmlTextWriterPtr?

  init() {
    _ = Library.isReady
    writer = xmlNewTextWriterMemory(buffer, 0)
  }

  mutating func write(_ tree: XMLTree) {
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
    for node in tree.prolog + [.element(tree.root)] + tree.epilog {
      write(node, level: 0)
      xmlTextWriterWriteRaw(writer, "\n")
    }
  }

  /// Ends the document and returns its bytes. Nothing can be written afterwards.
  mutating func finish() -> [UInt8] {
    xmlFreeTextWriter(writer)
    defer { xmlBufferFree(buffer) }
    return Array(UnsafeBufferPointer(start: xmlBufferContent(buffer), count: Int(xmlBufferLength(buffer))))
  }

  private func write(_ node: XMLNode, level: Int) {
    switch node {
    case .element(let element):
      write(element, level: level)
    case .text(let text):
      xmlTextWriterWriteString(writer, Self.writable(text))
    case .comment(let text):
      // Two hyphens would end the comment (XML 1.0 section 2.5).
      let text = Self.writable(text).replacing("--", with: "- -")
      xmlTextWriterWriteComment(writer, text.hasSuffix("-") ? text + " " : text)
    case .processingInstruction(let target, let content):
      xmlTextWriterWritePI(writer, target, content.isEmpty ? nil : Self.writable(content).replacing("?>", with: "? >"))
    }
  }

  private func write(_ element: XMLElement, level: Int) {
    xmlTextWriterStartElement(writer, element.name)
    for attribute in element.attributes {
      xmlTextWriterWriteAttribute(writer, attribute.name, Self.writable(attribute.value))
    }
    let isFormatted = element.isFormatted
    for child in element.children {
      if isFormatted {
        if case .text = child { continue }
        breakLine(level: level + 1)
      }
      write(child, level: level + 1)
    }
    if isFormatted { breakLine(level: level) }
    xmlTextWriterEndElement(writer)
  }

  private func breakLine(level: Int) {
    xmlTextWriterWriteString(writer, "\n" + String(repeating: "  ", count: level))
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
