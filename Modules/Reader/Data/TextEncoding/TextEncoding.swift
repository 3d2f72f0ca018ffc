/// The character encoding of a document.
package enum TextEncoding: Hashable {
  case utf8
  case utf16(isBigEndian: Bool)
  case utf32(isBigEndian: Bool)
  case windows1252
  /// An encoding that the system converts, by its name in the Encoding Standard, or by its label when the standard does not include it.
  case system(String)

  /// The name to show to users.
  package var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    case .windows1252: "windows-1252"
    case .system(let name): name
    }
  }

  /// Whether the encoding maps every byte to a character, so that no byte is invalid.
  package var hasSingleBytes: Bool {
    switch self {
    case .windows1252: true
    case .system(let name):
      ["ISO-8859-", "windows-", "KOI8-"].contains(where: name.hasPrefix) || ["IBM866", "macintosh", "x-mac-cyrillic"].contains(name)
    case .utf8, .utf16, .utf32: false
    }
  }

  /// The encoding and the length of a byte order mark (Unicode 16.0 section 23.8).
  package static func marked(_ bytes: [UInt8]) -> (TextEncoding, Int)? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32(isBigEndian: false), 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32(isBigEndian: true), 4) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16(isBigEndian: false), 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16(isBigEndian: true), 2) }
    return nil
  }

  /// The encoding that follows from the zero bytes around the first two characters, which are ASCII in every feed (XML 1.0 appendix F.1).
  package static func patterned(_ bytes: [UInt8]) -> TextEncoding? {
    let start = bytes.prefix(8).map { $0 == 0 }
    switch start {
    case [false, true, false, true, false, true, false, true]: return .utf16(isBigEndian: false)
    case [true, false, true, false, true, false, true, false]: return .utf16(isBigEndian: true)
    case [false, true, true, true, false, true, true, true]: return .utf32(isBigEndian: false)
    case [true, true, true, false, true, true, true, false]: return .utf32(isBigEndian: true)
    default: return nil
    }
  }
}
