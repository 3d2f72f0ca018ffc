internal import TextEncoding
internal import Domain

extension BodyRecord {
  /// The words of the body.
  package var plainText: String {
    switch body {
    case .html(let html, _): HTMLText.plain(html)
    case .text(let text): text
    case .none: ""
    }
  }
}
