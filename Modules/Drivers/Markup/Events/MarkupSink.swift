/// Receives what stands in a document, in document order.
///
/// Start and end calls are balanced as long as parsing succeeds. A sink must not push into the parser that calls it.
public protocol MarkupSink {
  /// A start tag; the attributes are valid during the call only.
  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes)

  /// The end of the element that was started last and is still open.
  mutating func endElement(_ name: XMLName)

  /// Text or a CDATA section, or a part of one: whole characters as valid UTF-8, valid during the call only.
  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>)

  /// A comment's text, without its delimiters.
  mutating func comment(_ text: String)

  /// A processing instruction such as `<?xml-stylesheet href="x"?>`; `content` is "" when it has none.
  mutating func processingInstruction(_ target: String, _ content: String)
}

extension MarkupSink {
  /// Does nothing.
  public mutating func comment(_ text: String) {}

  /// Does nothing.
  public mutating func processingInstruction(_ target: String, _ content: String) {}
}
