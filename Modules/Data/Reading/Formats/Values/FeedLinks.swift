internal import Domain
internal import Markup

/// Makes addresses of the links in a document.
struct FeedLinks {
  /// What relative links are relative to when no `xml:base` says: the first that is there.
  let bases: [WebAddress?]

  /// The address that a link means; nil when it leads anywhere but to http and https.
  func address(_ link: String?, in element: FeedElement? = nil) -> WebAddress? {
    guard let link = link?.nonBlank else { return nil }
    let base = element?.base ?? bases.lazy.compactMap { $0 }.first?.text
    guard let resolved = WebReference.resolve(link, against: base ?? "") else { return nil }
    return Self.address(resolved)
  }

  /// An address that is absolute; nil when it is none of the web.
  static func address(_ text: String) -> WebAddress? {
    do { return try WebAddress(text) } catch { return nil }
  }
}
