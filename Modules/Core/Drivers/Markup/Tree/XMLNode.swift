/// A node inside an element.
public indirect enum XMLNode: Hashable, Sendable {
  /// An element with its attributes and children.
  case element(XMLElement)
  /// Text, including CDATA sections.
  case text(String)
  /// A comment, without its delimiters.
  case comment(String)
  /// A processing instruction; `content` may be empty.
  case processingInstruction(target: String, content: String)
}
