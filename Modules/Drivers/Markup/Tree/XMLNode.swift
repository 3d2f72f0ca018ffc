/// What can stand inside an element.
public indirect enum XMLNode: Hashable, Sendable {
  /// An element with everything in it.
  case element(XMLElement)
  /// Text; a CDATA section is text as well.
  case text(String)
  /// A comment, without its delimiters.
  case comment(String)
  /// A processing instruction; `content` is "" when it has none.
  case processingInstruction(target: String, content: String)
}
