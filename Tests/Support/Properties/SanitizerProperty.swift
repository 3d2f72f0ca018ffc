internal import CoreDomain
@testable internal import ArticleText

/// The property of the sanitizer for every input.
public enum SanitizerProperty {
  private static let elements: Set<String> = [
    "a", "abbr", "acronym", "address", "article", "aside", "audio", "b", "bdi", "bdo", "big", "blockquote", "br", "caption", "cite", "code",
    "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4",
    "h5",
    "h6", "header", "hgroup", "hr", "i", "img", "ins", "kbd", "li", "main", "mark", "nav", "ol", "p", "picture", "pre", "q", "rp", "rt",
    "ruby", "s", "samp", "section", "small", "source", "span", "strike", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot",
    "th", "thead", "time", "tr", "tt", "u", "ul", "var", "video", "wbr",
  ]
  private static let attributes: Set<String> = [
    "alt", "cite", "colspan", "controls", "datetime", "dir", "height", "href", "id", "lang", "longdesc", "media", "name", "open", "poster",
    "reversed", "rowspan", "scope", "sizes", "span", "src", "srcset", "start", "title", "type", "value", "width",
  ]

  /// The first violation for this input; nil when the property holds.
  public static func failure(for html: String) -> String? {
    for base in [nil, try? WebURL("https://example.org/posts/1")] {
      let clean = HTMLSanitizer.sanitized(html, base: base)
      let scanner = FragmentScanner(clean)
      if let problem = scanner.problem { return "\(problem) in: \(clean)" }
      if let element = scanner.elements.first(where: { !elements.contains($0) }) { return "<\(element)> in: \(clean)" }
      for attribute in scanner.attributes {
        guard attributes.contains(attribute.name) else { return "\(attribute.name) in: \(clean)" }
        if isLink(attribute.name), !isHarmless(attribute.value, base: base) { return "\(attribute.value) in: \(clean)" }
      }
      let again = HTMLSanitizer.sanitized(clean, base: base)
      guard again == clean else { return "not the same again: \(clean)\n-- then: \(again)" }
      let tags = html.utf8.count { $0 == UInt8(ascii: "<") }
      if scanner.elements.count > tags { return "\(scanner.elements.count) elements out of \(tags): \(clean)" }
    }
    return nil
  }

  private static func isLink(_ attribute: String) -> Bool {
    ["href", "src", "srcset", "poster", "cite", "longdesc"].contains(attribute)
  }

  private static func isHarmless(_ value: String, base: WebURL?) -> Bool {
    if ["http://", "https://", "mailto:", "tel:", "#"].contains(where: { value.hasPrefix($0) }) { return true }
    return base == nil && !value.utf8.prefix { !"/?#".utf8.contains($0) }.contains(UInt8(ascii: ":"))
  }
}
