internal import Domain
internal import Markup

/// Makes addresses of the links in a document.
struct FeedLinks {
  /// What relative links are relative to when no `xml:base` says: the first that is there.
  let bases: [WebURL?]

  /// The address that a link means; nil when it leads anywhere but to http and https.
  func url(_ link: String?, in element: FeedElement? = nil) -> WebURL? {
    guard let link = link?.nonBlank else { return nil }
    if Self.isFinished(link) { return Self.url(link) }
    let base = element?.base ?? bases.lazy.compactMap { $0 }.first?.text
    guard let resolved = WebReference.resolve(link, against: base ?? "") else { return nil }
    return Self.url(HostDecoding.decoded(resolved))
  }

  /// The page of somebody: resolved where it is relative, as it was given where it is not, or cannot be.
  func page(ofPerson link: String?, in element: FeedElement? = nil) -> String? {
    guard let link = link?.nonBlank else { return nil }
    return WebReference.relative(link) == nil ? link : url(link, in: element)?.text ?? link
  }

  /// Where the first of these links with nothing in its `href` leads to: to what the links in it are relative to (RFC 3986 section 4.4).
  func urlOfEmpty(_ links: [FeedElement]) -> WebURL? {
    let link = links.first { $0.isBlank && $0.attributes["href"]?.isWhitespace == true }
    return link.flatMap { base(in: $0) }
  }

  /// What links inside an element's text are relative to: its `xml:base`, else the first base that is there. It is nil when neither is.
  func base(in element: FeedElement?) -> WebURL? {
    element?.base.flatMap { Self.url($0) } ?? bases.lazy.compactMap { $0 }.first
  }

  /// What links inside an element's text are relative to where the format says nothing of it, as RSS and JSON Feed do. Those who write such
  /// links mean the item's own page, which nil stands for; an item without a page has what its document has.
  func base(in element: FeedElement?, page: WebURL?) -> WebURL? {
    page == nil ? base(in: element) : element?.base.flatMap { Self.url($0) }
  }

  /// The first address that these links lead to, whether it stands in `href` or in between the tags.
  func url(of links: [FeedElement]) -> WebURL? {
    links.lazy.compactMap { url($0.attributes["href"] ?? $0.text, in: $0) }.first
  }

  /// The address of the page itself where FeedBurner has put a link through its counter in its place.
  func urlBehindCounter(of item: FeedElement) -> WebURL? {
    url(item.text(.feedburner, "origlink"), in: item)
  }

  /// Whether a link is absolute and holds nothing that resolving would change, as nearly all are: resolving
  /// them took a fifth of the time for a whole feed.
  static func isFinished(_ link: String) -> Bool {
    var link = link
    return link.withUTF8 { bytes in
      guard bytes.starts(with: "https://".utf8) || bytes.starts(with: "http://".utf8) else { return false }
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "."): if previous == UInt8(ascii: "/") { return false }
        case 0x21, 0x23, 0x24, 0x26...0x3B, 0x3D, 0x3F...0x5A, 0x5F, 0x61...0x7A, 0x7E: break
        default: return false
        }
        previous = byte
      }
      return true
    }
  }

  /// An address that is absolute; nil when it is none of the web.
  static func url(_ text: String) -> WebURL? {
    do { return try WebURL(text) } catch { return nil }
  }
}
