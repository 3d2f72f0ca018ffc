internal import Markup
internal import TextEncoding

/// The link in place of a page or an object inside an article (`iframe`, `embed`, `object`), or of an area of an image map. Loading a page
/// would run its scripts, so only a link to it is safe.
struct IframeOrEmbedLink {
  let url: String
  let title: String

  /// Nil for elements that embed nothing, and for those without a safe URL.
  init?(_ element: String, _ attributes: XMLAttributes, _ links: ContentLinks) {
    guard let source = ["area": "href", "embed": "src", "iframe": "src", "object": "data"][element] else { return nil }
    let lazy = element == "iframe" ? LazyPicture.url(attributes) { $0.flatMap { links.checked($0, as: .url) } } : nil
    guard let checked = lazy ?? attributes[source].flatMap({ links.checked($0, as: element == "area" ? .link : .url) }) else { return nil }
    self.url = checked
    if element == "area" {
      guard let title = Self.title(ofArea: attributes) else { return nil }
      self.title = title
    } else {
      title = attributes["title"]?.nonBlank ?? checked
    }
  }

  /// The text of an area of an image map; nil when it has none.
  static func title(ofArea attributes: XMLAttributes) -> String? {
    attributes["alt"].map(ControlCharacters.removed)?.nonBlank ?? attributes["title"].map(ControlCharacters.removed)?.nonBlank
  }
}
