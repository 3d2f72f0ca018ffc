internal import ArticleText
internal import CoreDomain
internal import FeedDates
internal import TextEncoding

extension RelativeLinkResolver {
  /// The target of a link in an element, resolved against the element's `xml:base` if it has one.
  func url(_ link: String?, in element: FeedElement?) -> WebURL? { url(link, against: element?.base) }

  /// An author's page or address: the resolved link. A link that is absolute or cannot be resolved stays unchanged; nil for one that is neither of the web
  /// nor an address, such as a script.
  func page(ofPerson link: String?, in element: FeedElement? = nil) -> String? {
    guard let link = link?.nonBlank else { return nil }
    if WebReference.relative(link) != nil { return url(link, in: element)?.text ?? link }
    let isOfWeb = ["http:", "https:"].contains { link.lowercased().hasPrefix($0) }
    return isOfWeb || MailtoOrTelLink.shown(link) != nil ? link : nil
  }

  /// The target of the first of these links that has an empty `href`: the base of links in it (RFC 3986 section 4.4).
  func urlOfEmpty(_ links: [FeedElement]) -> WebURL? {
    let link = links.first { $0.isBlank && $0.attributes["href"]?.isWhitespace == true }
    return link.flatMap { base(in: $0) }
  }

  /// Whether earlier versions resolved some of the document's links otherwise. Ask after all links are resolved.
  /// - Parameter root: the root element; nil for a document that is not XML.
  func differsFromEarlier(in root: FeedElement?) -> Bool {
    !isEarlier && (hasRefused || bases.contains { $0?.hasCredentials == true } || root?.hasBaseWithCredentials == true)
  }

  /// The first valid URL in these links, from `href` or from the text between the tags.
  func url(of links: [FeedElement]) -> WebURL? {
    links.lazy.compactMap { url($0.attributes["href"] ?? $0.text, in: $0) }.first
  }

  /// The page with comments on an item (RSS 2.0). Some publishers give their number instead.
  func urlOfRSSComments(on item: FeedElement) -> WebURL? {
    let comments = item.firstWithText(.core, "comments")
    return comments?.text.trimmingWhitespace().isDigits == false ? url(comments?.text, in: comments) : nil
  }

  /// The page with replies to an item (RFC 4685 section 4). A link to a feed of replies is not one.
  func urlOfReplies(to item: FeedElement) -> WebURL? {
    let replies = item.links("replies") + item.links("replies", .atom)
    return url(of: replies.filter { ["text/html", "application/xhtml+xml", nil].contains($0.mediaType) })
  }

  /// The URL of the page itself, when FeedBurner replaced the link with its click counter.
  func urlBehindCounter(of item: FeedElement) -> WebURL? { url(item.text(.feedburner, "origlink"), in: item) }
}

extension FeedElement {
  fileprivate var hasBaseWithCredentials: Bool {
    base?.utf8.contains(UInt8(ascii: "@")) == true || children.indices.contains { children[$0].hasBaseWithCredentials }
  }
}
