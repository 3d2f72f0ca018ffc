/// A strong entity tag (RFC 9110 section 8.8.3): the same tag, the same bytes.
///
/// It is made from the bytes as sent, so that the gzip form of a document has a tag of its own, which section 8.8.3.3 asks for.
struct EntityTag: Sendable, Equatable {
  /// As in the header field, quotes included.
  let text: String

  /// FNV-1a with 64 bits (the constants are the ones its authors publish): short, and no two samples need more.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    text = "\"\(String(hash, radix: 16))\""
  }

  /// Whether an `If-None-Match` field names this tag: a star, or a list in which it stands, weak or strong (RFC 9110 section 13.1.2).
  func matches(ifNoneMatch field: String) -> Bool {
    if field == "*" { return true }
    // Between quotes stand the tags, outside them commas and W/.
    let parts = field.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 1, to: parts.count, by: 2).contains { text == "\"\(parts[$0])\"" }
  }
}
