internal import CoreDomain
internal import TextEncoding

extension FeedElement {
  /// The links with this relation. Of alternates, pages in HTML and XHTML come first, because users read pages, and then those without a type.
  /// Other links keep the order of earlier versions: the first file may identify its item.
  /// - Parameter isEarlier: gives alternates that order, too.
  func links(_ relation: String, _ vocabulary: Vocabulary = .core, isEarlier: Bool = false) -> [FeedElement] {
    let named = all(vocabulary, "link")
    var links = named.filter { $0.relation == relation }
    // HTML allows several relations, such as `alternate nofollow`. A link that names one comes first.
    if links.isEmpty, relation == "alternate", !isEarlier {
      links = named.filter { $0.relation.split(whereSeparator: \.isWhitespace).contains("alternate") }
    }
    guard links.count > 1 else { return links }
    guard relation == "alternate", !isEarlier else { return links.filter(\.wasPage) + links.filter { !$0.wasPage } }
    let others = links.filter { !$0.isPage }
    return links.filter(\.isPage) + others.filter { $0.mediaType == nil } + others.filter { $0.mediaType != nil }
  }

  private var isPage: Bool {
    mediaType.map { type in ["text/html", "application/xhtml"].contains { type.hasPrefix($0) } } ?? false
  }

  private var wasPage: Bool { attributes["type"]?.hasPrefix("text/html") == true }

  /// The media type of a link or file in lower case, without parameters; nil when the element names none.
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
