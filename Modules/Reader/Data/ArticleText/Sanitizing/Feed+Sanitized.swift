package import ReaderDomain

extension Feed {
  /// The feed with bodies that are safe to show as HTML.
  package var sanitized: Feed {
    var feed = self
    for index in feed.items.indices {
      guard case .html(let html, let base) = feed.items[index].body else { continue }
      let item = feed.items[index]
      let page = base ?? item.page ?? feed.homePage ?? feed.url
      feed.items[index].body = .html(HTMLSanitizer.sanitized(html, base: page))
    }
    return feed
  }
}
