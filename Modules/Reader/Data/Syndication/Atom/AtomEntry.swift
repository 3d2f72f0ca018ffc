internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// An Atom entry, with Media RSS as video sites use it.
struct AtomEntry {
  private let element: FeedElement
  private let links: RelativeLinkResolver
  private let media: FeedMedia

  init(_ element: FeedElement, links: RelativeLinkResolver) {
    self.element = element
    self.links = links
    media = FeedMedia(element, links: links)
  }

  var item: FeedItem {
    let own = body(of: element.first(.core, "content"))
    let content =
      own != .none ? own : html(element.firstWithText((.content, "encoded"), (.xhtml, "body"), (.xhtml, "div"), (.core, "encoded")))
    let hasContent = content != .none
    let body = hasContent ? content : summaryBody
    let url = url()
    let related = links.url(of: element.links("related"))
    var item = FeedItem(
      guid: guid, title: title(HTMLTitle.html), url: url, externalURL: related,
      impliedURL: url == nil && related == nil ? impliedURL : nil,
      body: body, summary: hasContent ? summary : nil, image: media.image, published: published,
      updated: element.date([(.core, "updated"), (.core, "modified"), (.dublinCoreTerms, "modified")]), authors: authors,
      tags: tags, enclosures: media.enclosures, comments: comments,
      language: (element.language ?? element.text(.dublinCore, "language")).flatMap { Language($0) })
    item.noteEarlier(titles: [title(HTMLTitle.earlierHTML), title(HTMLText.plain)], url: self.url(isEarlier: true))
    if !hasContent, element.first(.core, "summary")?.isBlank == true {
      var earlier = item
      (earlier.body, earlier.earlierReadings) = (otherSummaryBody, [])
      if earlier.body != item.body { item.earlierReadings.append(earlier) }
    }
    return item
  }

  /// Links in a body are relative to its `xml:base`, or else to the document (RFC 4287 section 2, RFC 3986 section 5.1).
  private func body(of construct: FeedElement?) -> ArticleBody {
    construct.map { $0.atomBody(base: links.base(in: $0)) } ?? .none
  }

  private func html(_ markup: FeedElement?) -> ArticleBody {
    markup.map { .html($0.text, base: links.base(in: $0)) } ?? .none
  }

  /// The body of an entry without content.
  private var summaryBody: ArticleBody {
    let own = body(of: element.firstWithText(.core, "summary"))
    return own != .none ? own : otherSummaryBody
  }

  /// The body of an entry without content and summary.
  private var otherSummaryBody: ArticleBody {
    if let description = element.firstWithText(.core, "description") { return html(description) }
    if let description = media.description(base: links.base(in: element)) { return description }
    if let other = element.firstWithText((.dublinCore, "description"), (.dublinCoreTerms, "abstract"), (.dublinCoreTerms, "description")) {
      return html(other)
    }
    let words = element.text((.iTunes, "summary"), (.iTunes, "subtitle"))
    return words.map { ArticleBody(guessing: $0, base: links.base(in: element)) } ?? .none
  }

  private var summary: String? {
    element.firstWithText(.core, "summary")?.atomText.nonBlank ?? element.text(.core, "description").flatMap { HTMLText.plain($0).nonBlank }
  }

  /// The id, or what identifies the item in other vocabularies.
  private var guid: String? {
    element.text((.core, "id"), (.core, "guid"), (.dublinCore, "identifier"), (.dublinCoreTerms, "identifier"))?.nonBlank
  }

  /// - Parameter isEarlier: takes the first link in the order of earlier versions.
  private func url(isEarlier: Bool = false) -> WebURL? {
    let behindCounter = links.urlBehindCounter(of: element)
    // As in RSS, an entry without an id is identified by its first URL.
    if guid != nil, let behindCounter { return behindCounter }
    return links.url(of: element.links("alternate", isEarlier: isEarlier)) ?? urlOfContent ?? element.permanentLink ?? behindCounter
  }

  /// A URL that the entry implies without an explicit link. An empty link resolves to its base; that base belongs to the entry when an
  /// element around the link sets `xml:base`. An id may be the URL of the entry's page.
  private var impliedURL: WebURL? {
    let alternates = element.links("alternate")
    let base = links.urlOfEmpty(alternates)
    return alternates.contains { $0.base != nil } ? base ?? pageOfGUID : pageOfGUID ?? base
  }

  private var pageOfGUID: WebURL? {
    element.text((.core, "id"), (.dublinCore, "identifier"), (.dublinCoreTerms, "identifier")).flatMap { WebURL(validating: $0) }
  }

  private func title(_ plain: (String) -> String) -> String {
    let own = element.first(.core, "title")?.atomText(plain) ?? ""
    guard own.isEmpty else { return own }
    return plain(media.title ?? element.text((.dublinCore, "title"), (.dublinCoreTerms, "title"), (.iTunes, "title")) ?? "")
  }

  /// The content may be on another page (RFC 4287 section 4.1.3.2).
  private var urlOfContent: WebURL? {
    let content = element.first(.core, "content")
    return links.url(content?.attributes["src"], in: content)
  }

  private var published: Timestamp? {
    element.date([
      (.core, "published"), (.core, "issued"), (.core, "created"), (.core, "pubdate"), (.dublinCore, "date"), (.dublinCoreTerms, "issued"),
      (.dublinCoreTerms, "created"), (.dublinCoreTerms, "date"),
    ])
  }

  private var comments: WebURL? { links.urlOfReplies(to: element) ?? links.urlOfRSSComments(on: element) }

  /// An entry that was copied from another feed has the authors of that feed (RFC 4287 section 4.2.11).
  private var authors: [Author] {
    let own = element.people(
      [(.core, "author"), (.dublinCore, "creator"), (.iTunes, "author"), (.dublinCore, "author"), (.dublinCoreTerms, "creator")],
      links: links)
    return own.isEmpty ? element.first(.core, "source")?.people([(.core, "author")], links: links) ?? [] : own
  }

  private var tags: [String] {
    let categories = element.all(.core, "category").compactMap(\.atomCategory)
    let subjects = (element.all(.dublinCore, "subject") + element.all(.dublinCoreTerms, "subject")).map(\.text)
    return (categories + subjects + media.categories + element.podcastCategories + element.podcastKeywords).map {
      $0.collapsingWhitespace()
    }.filter {
      !$0.isEmpty
    }.unique
  }
}

extension FeedElement {
  /// The label of an Atom category, or else its term or text.
  var atomCategory: String? { attributes["label"]?.nonBlank ?? attributes["term"]?.nonBlank ?? text.nonBlank }

  /// An RSS guid is also the item's URL, unless `isPermaLink` is false (RSS 2.0) or the guid is not a URL.
  var permanentLink: WebURL? {
    guard let guid = first(.core, "guid"), guid.attributes["ispermalink"]?.nonBlank?.lowercased() != "false" else { return nil }
    return guid.text.nonBlank.flatMap { WebURL(validating: $0) }
  }
}
