package import ReaderDomain

extension Feed {
  /// Sanitizes the bodies in place, one by one. A sanitized copy of the whole feed would double the memory.
  package mutating func sanitize() {
    for index in items.indices {
      guard case .html(let html, let base) = items[index].body else { continue }
      let page = base ?? items[index].page ?? homePage ?? url
      items[index].body = .html(HTMLSanitizer.sanitized(html, base: page))
    }
  }
}
