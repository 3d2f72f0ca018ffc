package import ReaderDomain

extension Feed {
  /// Makes the bodies safe to show as HTML, one after the other, so that only one of them is there twice.
  package mutating func sanitize() {
    for index in items.indices {
      guard case .html(let html, let base) = items[index].body else { continue }
      let page = base ?? items[index].page ?? homePage ?? url
      items[index].body = .html(HTMLSanitizer.sanitized(html, base: page))
    }
  }
}
