/// Receives the parts of a document, in document order.
///
/// Start and end calls are balanced as long as parsing succeeds. A sink must not push into the parser that calls it.
public protocol MarkupSink {
  /// A start tag. The attributes are valid only during the call.
  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes)

  /// The end of the innermost open element.
  mutating func endElement(_ name: XMLName)

  /// Text or a CDATA section, or a part of one: complete characters as valid UTF-8. The bytes are valid only during the call.
  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>)

  /// A comment's text, without its delimiters.
  mutating func comment(_ text: String)

  /// A processing instruction such as `<?xml-stylesheet href="x"?>`. `content` may be empty.
  mutating func processingInstruction(_ target: String, _ content: String)
}

extension MarkupSink {
  public mutating func comment(_ text: String) {}

  public mutating func processingInstruction(_ target: String, _ content: String) {}
}
