internal import TextEncoding

/// Counts links in HTML as it was published, without a parser: a query may ask for them in each of 100,000 articles.
package enum HTMLLinks {
  /// The number of elements that link to another page. Links within the page, such as those to footnotes, do not count, and links of other
  /// schemes do not either.
  package static func count(in html: String) -> Int {
    var html = html
    return html.withUTF8 { bytes in
      var tokens = HTMLTokenizer(bytes)
      var count = 0
      while let token = tokens.next() {
        if case .start(let tag) = token, tag.name == "a" || tag.name == "area", let link = tag["href"], isPage(link) { count += 1 }
      }
      return count
    }
  }

  /// Whether a reference names a page of the web: one relative to the article's page, or an http or https URL.
  private static func isPage(_ value: HTMLTokenizer.Bytes) -> Bool {
    let value = value.drop { $0 <= 0x20 }
    guard let first = value.first, first != UInt8(ascii: "#") else { return false }
    let scheme = value.prefix { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    guard scheme.endIndex < value.endIndex, value[scheme.endIndex] == UInt8(ascii: ":") else { return true }
    return ["http", "https"].contains { scheme.elementsEqual($0.utf8) { $0 | 0x20 == $1 } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
