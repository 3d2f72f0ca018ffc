internal import ArticleText
internal import Domain

extension FeedElement {
  /// Those whom the first of these elements names that name anybody: as a text, as RSS has them, or by parts, as Atom has them.
  func people(_ names: [(Vocabulary, String)], links: LinkResolver) -> [Author] {
    for (vocabulary, name) in names {
      let people = all(vocabulary, name).compactMap { $0.person(links) ?? Author(rss: $0.text) }
      if !people.isEmpty { return people.unique }
    }
    return []
  }

  /// Somebody as Atom describes them, by name, mail address and page (RFC 4287 section 3.2), of which Atom 0.3 has a `url`; nil when there is
  /// nothing of it.
  private func person(_ links: LinkResolver) -> Author? {
    guard !children.isEmpty else { return nil }
    let page = firstWithText(vocabulary, "uri") ?? firstWithText(vocabulary, "url")
    return Author(name: text(vocabulary, "name") ?? text(vocabulary, "email"), url: links.page(ofPerson: page?.text, in: page))
  }
}
