internal import CoreDomain
@testable internal import TextEncoding

/// The property of titles and other short texts.
enum TitleProperty {
  static func failure(for text: String) -> String? {
    let plain = HTMLText.plain(text)
    guard plain == plain.collapsingWhitespace() else { return "white space is left in \(plain.debugDescription)" }
    // By scalars: some characters combine with the bracket that follows them.
    let escaped = plain.unicodeScalars.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
    guard HTMLText.plain(escaped) == plain else {
      return "escaped, \(plain.debugDescription) is read as \(HTMLText.plain(escaped).debugDescription)"
    }
    return nil
  }
}
