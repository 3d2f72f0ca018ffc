internal import CLibXML2

extension XMLError {
  /// Converts libxml2's error: `int2` is the column, and the message ends with a newline and may contain others.
  ///
  /// libxml2 reports "extra content at the end" for a truncated document, and an empty document for plain text. Both messages are
  /// misleading and are replaced.
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

  /// libxml2 has no separate error code for "more than 10 MB of lookahead".
  private static func kind(code: Int32, message: String) -> Kind {
    let isTooLarge = code == XML_ERR_NAME_TOO_LONG.rawValue || message.contains("Huge input lookup")
    return isTooLarge ? .tooLarge : .malformed
  }
}
