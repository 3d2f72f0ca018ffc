/// A strong entity tag (RFC 9110, section 8.8.3): equal tags mean equal bytes.
///
/// The tag is computed from the sent bytes, so that the gzip form of a document has its own tag, as section 8.8.3.3 requires.
package struct EntityTag: Sendable, Equatable {
  /// The tag as in the header field, including the quotes.
  package let text: String

  package init(of bytes: [UInt8]) {
    text = "\"\(HTTPFingerprint(of: bytes).text)\""
  }

  /// Whether an `If-None-Match` field matches this tag: the field is `*`, or a list that contains the tag, weak or strong (RFC 9110,
  /// section 13.1.2).
  package func matches(ifNoneMatch field: String) -> Bool {
    if field == "*" { return true }
    // The tags are inside the quotes; commas and W/ are outside.
    let parts = field.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).contains { text == "\"\(parts[$0])\"" }
  }
}
