internal import CLibXML2

extension XMLError {
  /// libxml2's error as ours: `int2` is the column, the message ends in a newline and may hold more of them.
  ///
  /// Of a document that is cut off libxml2 says "extra content at the end", and of plain text that it is empty: both
  /// send the reader to the wrong place.
  init(_ error: xmlError, isCutOff: Bool) {
    let message =
      switch error.code {
      case Int32(XML_ERR_DOCUMENT_END.rawValue) where isCutOff: "the document ends too early"
      case Int32(XML_ERR_DOCUMENT_EMPTY.rawValue): "the document does not begin with a tag"
      default: error.message.map { String(cString: $0) } ?? "not well-formed"
      }
    self.init(
      kind: Self.kind(code: error.code, message: message), line: Int(error.line), column: Int(error.int2),
      message: message.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// libxml2 has no code of its own for "more than 10 MB of lookahead".
  private static func kind(code: Int32, message: String) -> Kind {
    let isTooLarge = code == XML_ERR_NAME_TOO_LONG.rawValue || message.contains("Huge input lookup")
    return isTooLarge ? .tooLarge : .malformed
  }
}
