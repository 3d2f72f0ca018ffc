@testable internal import TextEncoding
internal import Domain
@testable internal import DataLayer

/// What holds for titles and other short texts.
enum TitleProperty {
  static func failure(for text: String) -> String? {
    let plain = HTMLText.plain(text)
    guard plain == plain.collapsingWhitespace() else { return "white space is left in \(plain.debugDescription)" }
    // Scalar by scalar: some characters take the bracket behind them for a part of themselves.
    let escaped = plain.unicodeScalars.map { $0 == "&" ? "&amp;" : $0 == "<" ? "&lt;" : String($0) }.joined()
    guard HTMLText.plain(escaped) == plain else {
      return "escaped, \(plain.debugDescription) is read as \(HTMLText.plain(escaped).debugDescription)"
    }
    return nil
  }
}
