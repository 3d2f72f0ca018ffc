internal import CoreDomain

/// The address of a link as every reader accepts it.
enum LinkTarget {
  /// The URL without user name and password, with all characters encoded that a URL must not contain (RFC 3986).
  static func text(of url: WebURL) -> String {
    let link = url.link
    let scheme = link.hasPrefix("https") ? "https://" : "http://"
    var rest = link.dropFirst(scheme.count)
    let authority = rest.prefix { !"/?#".contains($0) }
    rest = rest[authority.endIndex...]
    let path = rest.prefix { $0 != "#" }
    let fragment = rest[path.endIndex...].dropFirst()
    let encoded = scheme + encoded(authority, allowing: hosts) + encoded(path, allowing: paths)
    return fragment.isEmpty ? encoded : "\(encoded)#\(self.encoded(fragment, allowing: paths))"
  }

  private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
  private static let paths = unreserved.union("!$&'()*+,;=:@/?".utf8)
  private static let hosts = unreserved.union("!$&'()*+,;=:[]".utf8)

  private static func encoded(_ text: Substring, allowing allowed: Set<UInt8>) -> String {
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape = byte == UInt8(ascii: "%") && bytes.count > index + 2 && bytes[(index + 1)...(index + 2)].allSatisfy(isHexadecimal)
      if allowed.contains(byte) || isEscape {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
