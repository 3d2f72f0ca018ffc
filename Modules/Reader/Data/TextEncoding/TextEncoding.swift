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
}
