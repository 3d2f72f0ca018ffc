/// Decodes a percent-encoded host in a URL: `b%C3%BCcher.example` becomes `bücher.example` (RFC 3986 section 3.2.2).
///
/// Resolving a link percent-encodes its host too, and programs that open URLs do not look up such a name.
enum HostDecoding {
  /// The URL with a decoded host. The URL is unchanged when its host is not percent-encoded, or when the decoded bytes are not UTF-8.
  static func decoded(_ url: String) -> String {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count > 2, parts[2].utf8.contains(UInt8(ascii: "%")) else { return url }
    let authority = parts[2].prefix { $0 != "?" && $0 != "#" }
    let start = authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
    guard let host = host(authority[start...]) else { return url }
    return url[..<start] + host + url[authority.endIndex...]
  }

  private static func host(_ encoded: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = encoded.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let value = UInt8(Substring(rest.prefix(2)), radix: 16) else { return nil }
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
