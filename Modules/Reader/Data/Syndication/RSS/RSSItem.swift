internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// An RSS item, with the modules that publishers use: content, Dublin Core, iTunes, Media RSS, Atom.
struct RSSItem {
  private let element: FeedElement
  private let links: RelativeLinkResolver
  private let media: FeedMedia

  init(_ element: FeedElement, links: RelativeLinkResolver) {
    self.element = element
    self.links = links
    media = FeedMedia(element, links: links)
  }

  var item: FeedItem {
    let url = url()
    let body = body(on: url)
    let related = links.url(of: element.links("related", .atom))
    let title = title
    var item = FeedItem(
      guid: guid, title: title.map(HTMLTitle.text) ?? atomTitle(HTMLTitle.html), url: url, externalURL: related,
      impliedURL: url == nil && related == nil ? impliedURL : nil, body: body.content,
      summary: body.summary, image: media.image, published: published,
      updated: element.date([
        (.dublinCoreTerms, "modified"), (.atom, "updated"), (.atom, "modified"), (.core, "updated"), (.core, "modified"),
      ]), authors: authors, tags: tags, enclosures: media.enclosures, comments: comments,
      language: (element.text(.dublinCore, "language") ?? element.language).flatMap { Language($0) })
    let earlierTitles = title.map { [HTMLTitle.earlierText($0), HTMLText.plain($0)] } ?? [atomTitle(HTMLTitle.earlierHTML)]
    item.noteEarlier(titles: earlierTitles, url: self.url(isEarlier: true))
    if element.first(.atom, "content") != nil || element.first(.content, "items") != nil {
      let before = self.body(on: url, isEarlier: true)
      var earlier = item
      (earlier.body, earlier.summary, earlier.earlierReadings) = (before.content, before.summary, [])
      if earlier.body != item.body { item.earlierReadings.append(earlier) }
    }
    return item
  }

  private var guid: String? {
    (element.text(.core, "guid") ?? element.attributes["about"]
      ?? element.text((.atom, "id"), (.dublinCore, "identifier"), (.dublinCoreTerms, "identifier"), (.core, "id")))?.nonBlank
  }

  private var title: String? {
    element.text((.core, "title"), (.dublinCore, "title")) ?? media.title
      ?? element.text((.iTunes, "title"), (.dublinCoreTerms, "title"))
  }

  private func atomTitle(_ plain: (String) -> String) -> String { element.firstWithText(.atom, "title")?.atomText(plain) ?? "" }

  /// - Parameter isEarlier: takes the first link in the order of earlier versions.
  private func url(isEarlier: Bool = false) -> WebURL? {
    let behindCounter = links.urlBehindCounter(of: element)
    // Without a guid, the URL identifies the article, so its choice must stay the same.
    if guid != nil, let behindCounter { return behindCounter }
    return links.url(of: element.links("alternate", isEarlier: isEarlier)) ?? element.permanentLink
      ?? links.url(of: element.links("alternate", .atom, isEarlier: isEarlier)) ?? behindCounter
      ?? links.url(element.attributes["about"], in: element)
  }

  /// A URL that the item implies without an explicit link. An id from another vocabulary may be the URL of the item's page; an empty Atom
  /// link resolves to its base.
  private var impliedURL: WebURL? {
    let id = element.text(.core, "guid") == nil ? guid.flatMap { WebURL(validating: $0) } : nil
    return id ?? links.urlOfEmpty(element.links("alternate", .atom))
  }

  /// - Parameter isEarlier: reads the body as versions that knew no `content:items`, and Atom's content only without a description.
  private func body(on page: WebURL?, isEarlier: Bool = false) -> (content: ArticleBody, summary: String?) {
    let description = element.firstWithText(.core, "description")
    // Some publishers lose the prefix of `content:encoded`.
    let encoded = element.firstWithText((.content, "encoded"), (.xhtml, "body"), (.xhtml, "div"), (.core, "encoded"))
    let content: ArticleBody = encoded.map { html($0, on: page) } ?? (isEarlier ? .none : otherContent(on: page))
    guard content == .none else { return (content, description.flatMap { HTMLText.plain($0.text).nonBlank }) }
    let other =
      description ?? (isEarlier ? element.firstWithText(.atom, "content") : nil)
      ?? element.firstWithText((.atom, "summary"), (.dublinCore, "description"), (.dublinCoreTerms, "abstract"))
    if let other { return (html(other, on: page), nil) }
    let base = links.base(in: element, page: page)
    let guess = { (words: String) in ArticleBody(guessing: words, base: base) }
    let plain =
      element.text(.iTunes, "summary").map(guess) ?? media.description(base: base) ?? element.text(.iTunes, "subtitle").map(guess)
    if let plain { return (plain, nil) }
    let last = element.firstWithText((.dublinCoreTerms, "description"), (.core, "content"), (.core, "summary"))
    return (last.map { html($0, on: page) } ?? .none, nil)
  }

  /// The content in the first form of the content module, or in Atom's vocabulary. Without a type, the latter is HTML, as elsewhere in RSS.
  private func otherContent(on page: WebURL?) -> ArticleBody {
    if let text = element.textOfContentItems { return html(text, on: page) }
    guard let content = element.firstWithText(.atom, "content") else { return .none }
    return content.attributes["type"] == nil ? html(content, on: page) : content.atomBody(base: links.base(in: content, page: page))
  }

  private func html(_ markup: FeedElement, on page: WebURL?) -> ArticleBody {
    .html(markup.text, base: links.base(in: markup, page: page))
  }

  private var published: Timestamp? {
    element.date([
      (.core, "pubdate"), (.dublinCore, "date"), (.dublinCoreTerms, "issued"), (.dublinCoreTerms, "created"), (.atom, "published"),
      (.atom, "issued"), (.atom, "created"), (.dublinCoreTerms, "date"), (.core, "published"), (.core, "issued"), (.core, "created"),
    ])
  }

  private var comments: WebURL? { links.urlOfRSSComments(on: element) ?? links.urlOfReplies(to: element) }

  private var authors: [Author] {
    element.people(
      [
        (.dublinCore, "creator"), (.core, "author"), (.iTunes, "author"), (.dublinCoreTerms, "creator"), (.atom, "author"),
        (.dublinCore, "author"),
      ], links: links)
  }

  private var tags: [String] {
    let categories = element.children.compactMap { child -> String? in
      switch (child.vocabulary, child.name) {
      case (.core, "category"): child.text.nonBlank ?? child.atomCategory
      case (.atom, "category"): child.atomCategory
      case (.dublinCore, "subject"), (.dublinCoreTerms, "subject"): child.text
      default: nil
      }
    }
    return (categories + media.categories + element.podcastCategories + element.podcastKeywords).map { HTMLTitle.text($0) }.filter {
      !$0.isEmpty
    }.unique
  }
}

extension FeedElement {
  /// The text of an item in the form that RSS 1.0 had before `content:encoded` (https://web.resource.org/rss/1.0/modules/content/). Of
  /// several forms of the text, the first in HTML is best.
  fileprivate var textOfContentItems: FeedElement? {
    let items = first(.content, "items")?.first(.rdf, "bag")?.all(.rdf, "li").flatMap { $0.all(.content, "item") } ?? []
    let texts = items.compactMap { item in
      item.firstWithText(.rdf, "value").map { (text: $0, format: item.first(.content, "format")?.attributes["resource"] ?? "") }
    }
    return (texts.first { $0.format.lowercased().contains("html") } ?? texts.first)?.text
  }
}
