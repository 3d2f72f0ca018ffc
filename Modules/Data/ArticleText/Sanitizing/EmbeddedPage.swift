internal import TextEncoding
internal import Markup

/// A page or an object inside an article. Loading it would run its scripts, so only a link to it is safe.
struct EmbeddedPage {
  let url: String
  let title: String

  /// Nil for elements that embed nothing, and for those without a safe URL.
  init?(_ element: String, _ attributes: XMLAttributes, _ links: ContentLinks) {
    guard let source = ["iframe": "src", "embed": "src", "object": "data"][element], let url = attributes[source] else { return nil }
    guard let checked = links.checked(url, as: .url) else { return nil }
    self.url = checked
    title = attributes["title"]?.nonBlank ?? checked
  }
}
