/// A strong entity tag (RFC 9110 section 8.8.3): the same tag, the same bytes.
///
/// It is made from the bytes as sent, so that the gzip form of a document has a tag of its own, which section 8.8.3.3 asks for.
struct EntityTag: Sendable, Equatable {
  /// As in the header field, quotes included.
  let text: String

  init(of bytes: [UInt8]) {
    text = "\"\(HTTPFingerprint(of: bytes).text)\""
  }

  /// Whether an `If-None-Match` field names this tag: a star, or a list in which it stands, weak or strong (RFC 9110 section 13.1.2).
  func matches(ifNoneMatch field: String) -> Bool {
    if field == "*" { return true }
    // Between quotes stand the tags, outside them commas and W/.
    let parts = field.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).contains { text == "\"\(parts[$0])\"" }
  }
}
