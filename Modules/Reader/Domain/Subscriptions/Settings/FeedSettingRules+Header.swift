import CoreDomain

/// The setting `header` of a feed: which header fields a user may add to its requests.
extension FeedSettingRules {
  /// The fields that define the request and the framing of the response (RFC 9110, RFC 9112), and the fields that carry secrets.
  private static let reservedFields: Set<String> = [
    "accept-encoding", "authorization", "connection", "content-length", "cookie", "expect", "host", "if-modified-since", "if-none-match",
    "proxy-authorization", "range", "te", "trailer", "transfer-encoding", "upgrade", "user-agent",
  ]

  static func checkHeader(_ text: String) throws(FeedSettingError) {
    guard let (name, _) = field(text) else { throw .notAHeader }
    guard !reservedFields.contains(name.lowercased()) else { throw .reservedHeader(name: name) }
  }

  /// Splits a header field into name and value; nil when it is not valid (RFC 9110 section 5.1: a name is a token).
  public static func field(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[..<colon])
    let value = String(text[text.index(after: colon)...]).trimmingWhitespace()
    guard !name.isEmpty, !value.isEmpty, name.utf8.allSatisfy(isTokenByte) else { return nil }
    return (name, value)
  }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
