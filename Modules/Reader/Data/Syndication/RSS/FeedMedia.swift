internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// The files and pictures of an item: RSS enclosures, also as a module of RSS 1.0 (http://purl.oclc.org/net/rss_2.0/enc), Atom enclosure links,
/// Media RSS (https://www.rssboard.org/media-rss), iTunes (https://podcasters.apple.com/support/823-podcast-requirements).
struct FeedMedia {
  private let element: FeedElement
  private let links: RelativeLinkResolver
  /// The Media RSS elements, taken out of their groups. A group repeats one file in several formats.
  private let media: [FeedElement]
  /// The Media RSS title of the item itself, not of one of its files.
  let title: String?

  init(_ element: FeedElement, links: RelativeLinkResolver) {
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

  /// All files, each once with all that its mentions say. The ending of the URL stands for a type that none of them states. The playing time of
  /// an episode is that of its files, except pictures, that have none of their own.
  var enclosures: [Enclosure] {
    let linked = element.links("enclosure") + element.links("enclosure", .atom)
    let found =
      element.all(.core, "enclosure").compactMap { enclosure($0, at: $0.attributes["url"] == nil ? "href" : "url", size: "length") }
      + linked.compactMap { enclosure($0, at: "href", size: "length") }
      + files.compactMap { enclosure($0, at: "url", size: "filesize") }
      + media.filter { $0.name == "peerlink" }.compactMap { enclosure($0, at: "href", size: "filesize") }
      + element.all(.enclosure, "enclosure").compactMap { enclosure($0, at: "resource", size: "length") }
    let typed = found.joined.map(\.withTypeOfEnding)
    guard let seconds = FeedDuration.seconds(element.text(.iTunes, "duration")) else { return typed }
    return typed.map { file in
      Enclosure(url: file.url, type: file.type, bytes: file.bytes, seconds: file.seconds ?? (file.isPicture ? nil : seconds))
    }
  }

  /// The picture of the item.
  var image: WebURL? {
    let thumbnail = media.first { $0.name == "thumbnail" }
    let picture = files.lazy.compactMap { enclosure($0, at: "url", size: "filesize")?.withTypeOfEnding }.first(where: \.isPicture)
    let other = element.first(.core, "image")
    return links.url(element.podcastImage, in: element)
      ?? links.url(thumbnail?.attributes["url"], in: thumbnail)
      ?? picture?.url
      ?? links.url(other?.text(.core, "url") ?? other?.text, in: element)
  }

  /// The Media RSS categories of the item, followed by its keywords. Of several lists, those beyond the maximum of words are left out.
  var categories: [String] {
    var (categories, keywords): ([String], [String]) = ([], [])
    for element in media {
      switch element.name {
      case "category" where categories.count < FeedElement.maximumWords: categories += element.mediaCategories
      case "keywords" where keywords.count < FeedElement.maximumWords: keywords += FeedElement.words(element.text, at: ",")
      default: break
      }
    }
    return categories + keywords
  }

  /// The Media RSS description of the item, with links relative to `base`. It is plain text if its type says so, unless it begins with a
  /// tag. Without a type it should be, but many publishers write HTML.
  func description(base: WebURL?) -> ArticleBody? {
    guard let description = media.first(where: { $0.name == "description" && !$0.isBlank }) else { return nil }
    let isPlain = ["plain", "text/plain"].contains(description.mediaType) && !description.text.trimmingWhitespace().hasPrefix("<")
    return isPlain ? .text(description.text) : ArticleBody(guessing: description.text, base: base)
  }

  private var files: [FeedElement] { media.filter { $0.name == "content" } }

  private func enclosure(_ file: FeedElement, at url: String, size: String) -> Enclosure? {
    guard let url = links.url(file.attributes[url], in: file) else { return nil }
    let type = file.attributes["type"]?.nonBlank
    let kind = Enclosure.kind(ofMedium: file.attributes["medium"]) ?? Enclosure.kind(ofMedium: type)
    let found = Enclosure(
      url: url, type: Enclosure.known(type) ?? kind ?? type,
      bytes: FeedSize.bytes(file.attributes[size]), seconds: FeedDuration.seconds(file.attributes["duration"]))
    return file.seemsPicture && Enclosure.ending(of: url) == nil ? Enclosure(url: url, type: "image/*", bytes: found.bytes) : found
  }
}

extension FeedElement {
  /// Whether a file with neither a type nor a medium has a width and a height, but nothing of a film, like the pictures of Yahoo. Their URLs have
  /// no ending.
  fileprivate var seemsPicture: Bool {
    ["width", "height"].allSatisfy { attributes[$0]?.nonBlank != nil }
      && ["type", "medium", "duration", "bitrate", "framerate"].allSatisfy { attributes[$0]?.nonBlank == nil }
      && first(.media, "player") == nil
  }

  /// The URL of the picture of a podcast or an episode, also where other vocabularies have it.
  var podcastImage: String? {
    first(.iTunes, "image").flatMap { $0.attributes["href"] ?? $0.attributes["url"] ?? $0.text }
  }

  /// The iTunes categories of a podcast or an episode, each before its subcategories.
  var podcastCategories: [String] {
    all(.iTunes, "category").flatMap { [$0.attributes["text"]?.nonBlank ?? $0.text] + $0.podcastCategories }
  }

  /// The iTunes keywords of an episode.
  var podcastKeywords: [String] { text(.iTunes, "keywords").map { Self.words($0, at: ",") } ?? [] }

  /// A Media RSS category by label. Flickr writes all tags into one category.
  fileprivate var mediaCategories: [String] {
    attributes["scheme"] == "urn:flickr:tags" ? Self.words(text, at: " ") : [attributes["label"]?.nonBlank ?? text]
  }

  /// At most as many words as an item may have elements.
  fileprivate static let maximumWords = FeedLimits.default.elementsOfItem

  /// The parts of a list, at most the maximum.
  fileprivate static func words(_ list: String, at separator: Character) -> [String] {
    list.split(separator: separator, maxSplits: maximumWords).prefix(maximumWords).map { String($0) }
  }
}
