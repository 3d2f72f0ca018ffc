internal import TextEncoding

extension FeedElement {
  /// The links of this relation, pages of HTML first: they are what people read.
  package func links(_ relation: String, _ vocabulary: Vocabulary = .core) -> [FeedElement] {
    let links = all(vocabulary, "link").filter { $0.relation == relation }
    guard links.count > 1 else { return links }
    return links.filter(\.isPage) + links.filter { !$0.isPage }
  }

  private var isPage: Bool { attributes["type"]?.hasPrefix("text/html") == true }

  /// What a link leads to. One that says nothing is an alternate (RFC 4287 section 4.2.7.2); a registered name may be written as an address.
  private var relation: String {
    guard let given = attributes["rel"]?.nonBlank?.lowercased() else { return "alternate" }
    let registry = "http://www.iana.org/assignments/relation/"
    return given.hasPrefix(registry) ? String(given.dropFirst(registry.count)) : given
  }
}
