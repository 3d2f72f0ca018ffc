internal import ArticleText
internal import ReaderDomain

extension FeedElement {
  /// The authors in the elements of the first name that has any. RSS authors are texts; Atom authors have parts.
  func people(_ names: [(Vocabulary, String)], links: RelativeLinkResolver) -> [Author] {
    for (vocabulary, name) in names {
      let people = all(vocabulary, name).compactMap { $0.person(links) ?? Author(rss: $0.text) }
      if !people.isEmpty { return people.unique }
    }
    return []
  }

  /// The name, email address or page of a person. The child element may belong to the vocabulary of its parent or to another one.
  private func part(_ name: String) -> FeedElement? { firstWithText((vocabulary, name), (.core, name), (.atom, name)) }

  /// An Atom author: name, email address and page (RFC 4287 section 3.2; `url` in Atom 0.3). Nil when all parts are missing.
  private func person(_ links: RelativeLinkResolver) -> Author? {
    guard !children.isEmpty else { return nil }
    let page = part("uri") ?? part("url")
    return Author(name: (part("name") ?? part("email"))?.text, url: links.page(ofPerson: page?.text, in: page))
  }
}
