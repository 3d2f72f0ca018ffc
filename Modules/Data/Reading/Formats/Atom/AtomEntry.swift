internal import Domain

/// An entry of Atom, with Media RSS as video sites use it.
struct AtomEntry {
  private let element: FeedElement
  private let links: FeedLinks
  private let media: FeedMedia

  init(_ element: FeedElement, links: FeedLinks) {
    self.element = element
    self.links = links
    media = FeedMedia(element, links: links)
  }

  /// What the element says.
  var item: FeedItem {
    let content = body(of: element.first(.core, "content"))
    let summary = element.first(.core, "summary")
    let hasContent = content != .none
    let body = hasContent ? content : body(of: summary)
    return FeedItem(
      guid: element.text(.core, "id")?.nonBlank, title: title, address: address("alternate") ?? address(inContent: "src"),
      body: body != .none ? body : media.description.map { .text($0) } ?? .none, summary: hasContent ? summary?.atomText.nonBlank : nil,
      image: media.image, published: date("published", "issued", "created"), updated: date("updated", "modified"), authors: authors,
      tags: tags, enclosures: media.enclosures, language: element.language.flatMap { Language($0) })
  }

  /// A text construct or a content as a body (RFC 4287 sections 3.1.1 and 4.1.3.3). Its links are relative to its `xml:base`, or to the
  /// document (section 2, RFC 3986 section 5.1).
  private func body(of construct: FeedElement?) -> ArticleBody {
    guard let construct, !construct.isBlank else { return .none }
    if construct.isMarkup { return .html(construct.withoutWrapper, base: links.base(in: construct)) }
    let type = construct.attributes["type"]?.lowercased() ?? "text"
    // Atom 0.3 writes media types. XML of other kinds, pictures in base64 and the like are no text for people.
    if type.contains("html") || construct.attributes["mode"] == "escaped" { return .html(construct.text, base: links.base(in: construct)) }
    return type == "text" || type.hasPrefix("text/") ? .text(construct.text.trimmingWhitespace()) : .none
  }

  private var title: String {
    let own = element.first(.core, "title")?.atomText ?? ""
    return own.isEmpty ? HTMLText.plain(media.title ?? "") : own
  }

  private func address(_ relation: String) -> WebAddress? {
    let link = element.link(relation)
    return links.address(link?.attributes["href"], in: link)
  }

  /// Content may be on another page (RFC 4287 section 4.1.3.2).
  private func address(inContent attribute: String) -> WebAddress? {
    let content = element.first(.core, "content")
    return links.address(content?.attributes[attribute], in: content)
  }

  private func date(_ names: String...) -> Timestamp? {
    names.lazy.compactMap { element.text(.core, $0).flatMap { FeedDate.timestamp($0) } }.first
  }

  /// An entry that was taken from another feed has that feed's authors (RFC 4287 section 4.2.11).
  private var authors: [Author] {
    let own = element.atomAuthors
    if !own.isEmpty { return own }
    let creators = element.all(.dublinCore, "creator").compactMap { Author(rss: $0.text) }
    return creators.isEmpty ? element.first(.core, "source")?.atomAuthors ?? [] : creators
  }

  private var tags: [String] {
    let categories = element.all(.core, "category").compactMap { category in
      (category.attributes["label"]?.nonBlank ?? category.attributes["term"]?.nonBlank ?? category.text.nonBlank)?.collapsed
    }
    return (categories + element.all(.dublinCore, "subject").map(\.text.collapsed)).filter { !$0.isEmpty }.unique
  }
}

extension FeedElement {
  /// XHTML stands in one `div` that is no part of it (RFC 4287 section 3.1.1.3), unless it says what the links in it are relative to.
  fileprivate var withoutWrapper: String {
    let markup = text.trimmingWhitespace()
    guard markup.hasPrefix("<div>") || markup.hasPrefix("<div "), markup.hasSuffix("</div>"), let end = markup.firstIndex(of: ">"),
      !markup[..<end].contains(" xml:base=")
    else { return markup }
    return String(markup[markup.index(after: end)...].dropLast("</div>".count))
  }
}
