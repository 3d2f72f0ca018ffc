internal import TextEncoding
internal import ArticleText
internal import Domain

/// The files and pictures of an item: RSS enclosures, Atom enclosure links, Media RSS (https://www.rssboard.org/media-rss), iTunes
/// (https://podcasters.apple.com/support/823-podcast-requirements).
struct FeedMedia {
  private let element: FeedElement
  private let links: LinkResolver
  /// The Media RSS elements, taken out of their groups. A group repeats one file in several formats.
  private let media: [FeedElement]
  /// The Media RSS title of the item itself, not of one of its files.
  let title: String?

  init(_ element: FeedElement, links: LinkResolver) {
    self.element = element
    self.links = links
    // A shortcut: most items have no Media RSS elements.
    guard element.children.contains(where: { $0.vocabulary == .media }) else {
      (title, media) = (nil, [])
      return
    }
    let groups = element.all(.media, "group")
    title = ([element] + groups).lazy.compactMap { $0.text(.media, "title") }.first
    let outer = ([element] + groups).flatMap { $0.children.filter { $0.vocabulary == .media && $0.name != "group" } }
    media = outer + outer.filter { $0.name == "content" }.flatMap(\.children).filter { $0.vocabulary == .media }
  }

  /// All files, without duplicates.
  var enclosures: [Enclosure] {
    let linked = element.links("enclosure") + element.links("enclosure", .atom)
    let found =
      element.all(.core, "enclosure").compactMap { enclosure($0, at: "url", size: "length") }
      + linked.compactMap { enclosure($0, at: "href", size: "length") }
      + media.filter { $0.name == "content" }.compactMap { enclosure($0, at: "url", size: "filesize") }
      + media.filter { $0.name == "peerlink" }.compactMap { enclosure($0, at: "href", size: "filesize") }
    var seen: Set<WebURL> = []
    return found.filter { seen.insert($0.url).inserted }
  }

  /// The picture of the item.
  var image: WebURL? {
    let thumbnail = media.first { $0.name == "thumbnail" }
    let picture = media.first { $0.name == "content" && Self.isImage($0) }
    return links.url(element.first(.iTunes, "image")?.attributes["href"], in: element)
      ?? links.url(thumbnail?.attributes["url"], in: thumbnail)
      ?? links.url(picture?.attributes["url"], in: picture)
      ?? links.url(element.first(.core, "image")?.text(.core, "url"), in: element)
  }

  /// The Media RSS categories of the item, by label.
  var categories: [String] {
    media.filter { $0.name == "category" }.map { $0.attributes["label"]?.nonBlank ?? $0.text }
  }

  /// The Media RSS description of the item.
  var description: String? {
    media.first { $0.name == "description" && !$0.isBlank }?.text
  }

  private func enclosure(_ file: FeedElement, at url: String, size: String) -> Enclosure? {
    guard let url = links.url(file.attributes[url], in: file) else { return nil }
    let seconds = FeedNumbers.seconds(file.attributes["duration"])
    return Enclosure(
      url: url, type: file.attributes["type"]?.nonBlank, bytes: FeedNumbers.bytes(file.attributes[size]),
      seconds: seconds ?? (Self.isImage(file) ? nil : FeedNumbers.seconds(element.text(.iTunes, "duration"))))
  }

  private static func isImage(_ file: FeedElement) -> Bool {
    file.attributes["medium"] == "image" || file.attributes["type"]?.hasPrefix("image/") == true
  }
}

extension FeedElement {
  /// The iTunes categories of a podcast or an episode, each before its subcategories.
  var podcastCategories: [String] {
    all(.iTunes, "category").flatMap { [$0.attributes["text"]?.nonBlank ?? $0.text] + $0.podcastCategories }
  }
}
