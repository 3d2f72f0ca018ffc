internal import CoreDomain
internal import TextEncoding

extension FeedElement {
  /// The links with this relation, HTML pages first, because users read pages.
  package func links(_ relation: String, _ vocabulary: Vocabulary = .core) -> [FeedElement] {
    let links = all(vocabulary, "link").filter { $0.relation == relation }
    guard links.count > 1 else { return links }
    return links.filter(\.isPage) + links.filter { !$0.isPage }
  }

  private var isPage: Bool { attributes["type"]?.hasPrefix("text/html") == true }

  /// The media type of a link in lower case, without parameters; nil when the link names none.
  var mediaType: String? {
    attributes["type"]?.nonBlank.map { String($0.prefix { $0 != ";" }).trimmingWhitespace().lowercased() }
  }

  /// The relation of a link. The default is `alternate` (RFC 4287 section 4.2.7.2). A registered relation may be written as a URL.
  private var relation: String {
    guard let given = attributes["rel"]?.nonBlank?.lowercased() else { return "alternate" }
    let registry = "http://www.iana.org/assignments/relation/"
    return given.hasPrefix(registry) ? String(given.dropFirst(registry.count)) : given
  }
}
