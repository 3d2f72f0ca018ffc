internal import ArticleText
internal import TextEncoding
internal import Domain

/// An RSS item, with the modules that publishers use: content, Dublin Core, iTunes, Media RSS, Atom.
struct RSSItem {
  private let element: FeedElement
  private let links: LinkResolver
  private let media: FeedMedia

  init(_ element: FeedElement, links: LinkResolver) {
    self.element = element
    self.links = links
    media = FeedMedia(element, links: links)
  }

  var item: FeedItem {
    let url = url
    let body = body(on: url)
    let related = links.url(of: element.links("related", .atom))
    var item = FeedItem(
      guid: guid, title: HTMLTitle.text(title), url: url, externalURL: related,
      impliedURL: url == nil && related == nil ? impliedURL : nil, body: body.content,
      summary: body.summary, image: media.image, published: published,
      updated: date([(.dublinCoreTerms, "modified"), (.atom, "updated")]), authors: authors, tags: tags, enclosures: media.enclosures,
      language: (element.text(.dublinCore, "language") ?? element.language).flatMap { Language($0) })
    item.noteEarlierTitle(HTMLText.plain(title))
    return item
  }

  private var guid: String? {
    (element.text(.core, "guid") ?? element.attributes["about"] ?? element.text(.atom, "id") ?? element.text(.dublinCore, "identifier"))?
      .nonBlank
  }

  private var title: String {
    element.text(.core, "title") ?? element.text(.dublinCore, "title") ?? media.title ?? element.text(.iTunes, "title") ?? ""
  }

  private var url: WebURL? {
    let behindCounter = links.urlBehindCounter(of: element)
    // Without a guid, the URL identifies the article, so its choice must stay the same.
    if guid != nil, let behindCounter { return behindCounter }
    return links.url(of: element.links("alternate")) ?? permanentLink ?? links.url(of: element.links("alternate", .atom))
      ?? behindCounter ?? links.url(element.attributes["about"], in: element)
  }

  /// A URL that the item implies without an explicit link. An id from another vocabulary may be the URL of the item's page; an empty Atom
  /// link resolves to its base.
  private var impliedURL: WebURL? {
    let id = element.text(.core, "guid") == nil ? guid.flatMap { WebURL(validating: $0) } : nil
    return id ?? links.urlOfEmpty(element.links("alternate", .atom))
  }

  /// A guid is also the item's URL, unless `isPermaLink` is false (RSS 2.0) or the guid is not a URL.
  private var permanentLink: WebURL? {
    guard let guid = element.first(.core, "guid"), guid.attributes["ispermalink"]?.nonBlank?.lowercased() != "false" else { return nil }
    return guid.text.nonBlank.flatMap { WebURL(validating: $0) }
  }

  private func body(on page: WebURL?) -> (content: ArticleBody, summary: String?) {
    let description = first((.core, "description"))
    // Some publishers lose the prefix of `content:encoded`.
    if let full = first((.content, "encoded"), (.xhtml, "body"), (.xhtml, "div"), (.core, "encoded")) {
      return (html(full, on: page), description.flatMap { HTMLText.plain($0.text).nonBlank })
    }
    let other = description ?? first((.atom, "content"), (.atom, "summary"), (.dublinCore, "description"), (.dublinCoreTerms, "abstract"))
    if let other { return (html(other, on: page), nil) }
    let words = element.text(.iTunes, "summary") ?? media.description ?? element.text(.iTunes, "subtitle")
    return (words.map { ArticleBody(guessing: $0, base: links.base(in: element, page: page)) } ?? .none, nil)
  }

  /// The first element that has text, in the order of the names.
  private func first(_ names: (Vocabulary, String)...) -> FeedElement? {
    names.lazy.compactMap { element.firstWithText($0.0, $0.1) }.first
  }

  private func html(_ markup: FeedElement, on page: WebURL?) -> ArticleBody {
    .html(markup.text, base: links.base(in: markup, page: page))
  }

  private var published: Timestamp? {
    date([
      (.core, "pubdate"), (.dublinCore, "date"), (.dublinCoreTerms, "issued"), (.dublinCoreTerms, "created"), (.atom, "published"),
    ])
  }

  private func date(_ names: [(Vocabulary, String)]) -> Timestamp? {
    names.lazy.compactMap { element.date($0.0, $0.1) }.first
  }

  private var authors: [Author] {
    element.people(
      [
        (.dublinCore, "creator"), (.core, "author"), (.iTunes, "author"), (.dublinCoreTerms, "creator"), (.atom, "author"),
        (.dublinCore, "author"),
      ], links: links)
  }

  private var tags: [String] {
    let categories = element.children.filter {
      ($0.vocabulary == .core && $0.name == "category") || ($0.vocabulary == .dublinCore && $0.name == "subject")
    }
    let keywords = element.text(.iTunes, "keywords")?.split(separator: ",").map { String($0) } ?? []
    return (categories.map(\.text) + media.categories + element.podcastCategories + keywords).map { HTMLTitle.text($0) }.filter {
      !$0.isEmpty
    }.unique
  }
}
