internal import ArticleText
internal import TextEncoding
internal import Domain

/// An Atom entry, with Media RSS as video sites use it.
struct AtomEntry {
  private let element: FeedElement
  private let links: LinkResolver
  private let media: FeedMedia

  init(_ element: FeedElement, links: LinkResolver) {
    self.element = element
    self.links = links
    media = FeedMedia(element, links: links)
  }

  var item: FeedItem {
    let content = body(of: element.first(.core, "content"))
    let summary = element.first(.core, "summary")
    let hasContent = content != .none
    let body = hasContent ? content : body(of: summary)
    let url = url
    let related = links.url(of: element.links("related"))
    var item = FeedItem(
      guid: guid, title: title(HTMLTitle.html), url: url, externalURL: related,
      impliedURL: url == nil && related == nil ? impliedURL : nil,
      body: body != .none ? body : media.description.map { ArticleBody(guessing: $0, base: links.base(in: element)) } ?? .none,
      summary: hasContent ? summary?.atomText.nonBlank : nil,
      image: media.image, published: date("published", "issued", "created"), updated: date("updated", "modified"), authors: authors,
      tags: tags, enclosures: media.enclosures, language: element.language.flatMap { Language($0) })
    item.noteEarlierTitle(title(HTMLText.plain))
    return item
  }

  /// Links in a body are relative to its `xml:base`, or else to the document (RFC 4287 section 2, RFC 3986 section 5.1).
  private func body(of construct: FeedElement?) -> ArticleBody {
    construct.map { $0.atomBody(base: links.base(in: $0)) } ?? .none
  }

  private var guid: String? { element.text(.core, "id")?.nonBlank }

  private var url: WebURL? {
    let behindCounter = links.urlBehindCounter(of: element)
    // As in RSS, an entry without an id is identified by its first URL.
    if guid != nil, let behindCounter { return behindCounter }
    return links.url(of: element.links("alternate")) ?? urlOfContent ?? behindCounter
  }

  /// A URL that the entry implies without an explicit link. An empty link resolves to its base; that base belongs to the entry when an
  /// element around the link sets `xml:base`. An id may be the URL of the entry's page.
  private var impliedURL: WebURL? {
    let alternates = element.links("alternate")
    let base = links.urlOfEmpty(alternates)
    return alternates.contains { $0.base != nil } ? base ?? pageOfGUID : pageOfGUID ?? base
  }

  private var pageOfGUID: WebURL? { guid.flatMap { WebURL(validating: $0) } }

  private func title(_ plain: (String) -> String) -> String {
    let own = element.first(.core, "title")?.atomText(plain) ?? ""
    return own.isEmpty ? plain(media.title ?? "") : own
  }

  /// The content may be on another page (RFC 4287 section 4.1.3.2).
  private var urlOfContent: WebURL? {
    let content = element.first(.core, "content")
    return links.url(content?.attributes["src"], in: content)
  }

  private func date(_ names: String...) -> Timestamp? {
    names.lazy.compactMap { element.date(.core, $0) }.first
  }

  /// An entry that was copied from another feed has the authors of that feed (RFC 4287 section 4.2.11).
  private var authors: [Author] {
    let own = element.people(
      [(.core, "author"), (.dublinCore, "creator"), (.iTunes, "author"), (.dublinCore, "author")], links: links)
    return own.isEmpty ? element.first(.core, "source")?.people([(.core, "author")], links: links) ?? [] : own
  }

  private var tags: [String] {
    let categories = element.all(.core, "category").compactMap { category in
      (category.attributes["label"]?.nonBlank ?? category.attributes["term"]?.nonBlank ?? category.text.nonBlank)?.collapsingWhitespace()
    }
    let others = element.all(.dublinCore, "subject").map(\.text) + media.categories + element.podcastCategories
    return (categories + others.map { $0.collapsingWhitespace() }).filter { !$0.isEmpty }.unique
  }
}
