package import CoreDomain

/// Tells quickly which articles may show media: a query may ask for them in each of 100,000 articles, and most have none.
package enum HTMLMedia {
  /// Relative links need a base, and which one does not matter for whether there are media.
  package static let anyPage = WebURL(validating: "https://page.invalid/")

  /// Whether HTML may have pictures, films or recordings: it has one of these elements, or something that looks like one. False is certain.
  package static func mayBe(in html: String) -> Bool {
    var html = html
    return html.withUTF8 { bytes in
      var rest = bytes[...]
      while let bracket = rest.firstIndex(of: UInt8(ascii: "<")) {
        rest = bytes[(bracket + 1)...]
        if elements.contains(where: { rest.prefix($0.utf8.count).elementsEqual($0.utf8) { $0 | 0x20 == $1 } }) { return true }
      }
      return false
    }
  }

  private static let elements = ["img", "image", "video", "audio", "source", "amp-"]
}
