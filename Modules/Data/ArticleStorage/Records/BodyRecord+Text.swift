internal import TextEncoding
internal import Domain

extension BodyRecord {
  /// The body without markup.
  package var plainText: String {
    switch body {
    case .html(let html, _): HTMLText.plain(html)
    case .text(let text): text
    case .none: ""
    }
  }
}
