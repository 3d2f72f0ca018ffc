internal import Domain
@testable internal import DataLayer

/// What holds for titles and other short texts.
enum TitleProperty {
  static func failure(for text: String) -> String? {
    let plain = HTMLText.plain(text)
    guard plain == plain.collapsingWhitespace() else { return "white space is left in \(plain.debugDescription)" }
    let escaped = plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    guard HTMLText.plain(escaped) == plain else {
      return "escaped, \(plain.debugDescription) is read as \(HTMLText.plain(escaped).debugDescription)"
    }
    return nil
  }
}
