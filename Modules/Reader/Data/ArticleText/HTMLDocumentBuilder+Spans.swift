internal import CoreDomain
internal import Markup

/// The spans of a line.
extension HTMLDocumentBuilder {
  func span(_ name: String, _ attributes: XMLAttributes) -> LineBuilder.Span? {
    switch name {
    case "em", "i", "cite", "dfn", "var": .emphasis
    case "strong", "b": .strong
    case "code", "tt", "samp", "kbd": .code
    case "del", "s", "strike": .deleted
    case "a": target(of: attributes["href"])
    default: nil
    }
  }

  /// The target of a link; nil when it is neither a page of the web nor an address to show.
  func target(of href: String?) -> LineBuilder.Span? {
    guard let href else { return nil }
    // An empty link resolves to the base (RFC 3986 section 4.4).
    if let page = href.isWhitespace ? bases[bases.count - 1]?.withoutCredentials : url(href) { return .link(page) }
    // A scheme alone, such as `mailto:`, leads nowhere, and an EPUB with it is not valid.
    return MailtoOrTelLink.shown(href).flatMap { $0.hasSuffix(":") ? nil : .address($0) }
  }
}
