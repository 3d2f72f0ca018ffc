/// Escapes URLs for requests.
enum RequestTarget {
  /// Escapes the characters after the host that RFC 3986 does not allow: spaces, quotes, brackets and non-ASCII characters. Servers refuse
  /// them (RFC 9112 section 3.2). A backslash in the path becomes a slash, as in browsers (https://url.spec.whatwg.org/#path-state).
  /// Existing escapes are kept.
  static func escaped(_ url: String) -> String {
    let bytes = Array(url.utf8)
    guard let start = pathStart(in: bytes), bytes[start...].contains(where: isEscaped) else { return url }
    var escaped = Array(bytes[..<start])
    var isInPath = true
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { isInPath = false }
      if byte == UInt8(ascii: "\\"), isInPath {
        escaped.append(UInt8(ascii: "/"))
      } else if isEscaped(byte) {
        escaped += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      } else {
        escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// The index after the host and port; nil when the URL ends there.
  private static func pathStart(in url: [UInt8]) -> Int? {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return url[colon...].dropFirst(3).firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F...0xFF: true
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"): true
    case UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"): true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}
