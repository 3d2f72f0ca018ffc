internal import ArticleText
internal import CoreDomain

/// The base of relative links (RFC 3986 section 5.1).
extension RelativeLinkResolver {
  /// The base of links inside an element's text: its `xml:base`, else the resolver's own base.
  func base(in element: FeedElement?) -> WebURL? { ownBase(of: element) ?? base }

  /// The base of links in an item's text in RSS and JSON Feed, which do not define one. Authors of relative links mean the item's own page;
  /// nil means that page. An item without a page has the base of its document.
  func base(in element: FeedElement?, page: WebURL?) -> WebURL? {
    page == nil ? base(in: element) : ownBase(of: element)
  }

  /// The `xml:base` of an element.
  private func ownBase(of element: FeedElement?) -> WebURL? {
    let base = element?.base.flatMap { WebURL(validating: $0) }
    return isEarlier ? base : base?.withoutCredentials
  }
}
