internal import ArticleText
internal import CoreDomain
internal import ReaderDomain
internal import RecordJSON
internal import TextEncoding

/// An article in `stream/items/contents`.
struct GoogleReaderItem {
  private var id: ServerItemID?
  private var feed: ServerFeedID?
  private var feedPage: WebURL?
  private var title = ""
  private var author: String?
  private var seconds: Int64?
  /// The address that the publisher gives, before that of the server.
  private var canonical: String?
  private var alternate: String?
  private var content: String?
  private var summary: String?
  private var tags: [String] = []
  private var enclosures: [(link: String, type: String?, bytes: Int?)] = []

  init(_ reader: inout JSONReader) throws(JSONError) {
    try reader.members { (name, reader) throws(JSONError) in
      switch name {
      case "id": id = try reader.scalar().flatMap { ServerItemID(googleReader: $0) }
      case "title": title = Self.line(try reader.scalar())
      case "author": author = Self.line(try reader.scalar())
      case "published": seconds = try reader.scalar().flatMap { Int64($0) }
      case "canonical": canonical = try Self.links(&reader).first?.link
      case "alternate": alternate = try Self.links(&reader).first?.link
      case "content": content = try Self.content(&reader)
      case "summary": summary = try Self.content(&reader)
      case "categories": tags = try Self.tags(&reader)
      case "enclosure": enclosures = try Self.links(&reader)
      case "origin": try readOrigin(&reader)
      default: try reader.skipValue()
      }
    }
  }

  /// The article; nil when its name or its feed is missing.
  var item: ServerItem? {
    guard let id, let feed else { return nil }
    let links = RelativeLinkResolver(bases: [feedPage])
    let url = links.url(canonical) ?? links.url(alternate)
    let html = content?.nonBlank ?? summary?.nonBlank
    let body = html.map { ArticleBody.html(ControlCharacters.removed(from: $0), base: url ?? feedPage) } ?? .none
    // 0 means that the publisher gives no date. Servers pass negative numbers and the far future on.
    let published = seconds.flatMap { (1...Timestamp.range.upperBound / 1000).contains($0) ? Timestamp(seconds: $0) : nil }
    let content = FeedItem(
      title: FullWidthText.restored(title), url: url, body: body, published: published,
      authors: [Author(name: author.map(FullWidthText.restored))].compactMap { $0 }, tags: tags,
      enclosures: enclosures.compactMap { file in links.url(file.link).map { Enclosure(url: $0, type: file.type, bytes: file.bytes) } })
    return ServerItem(id: id, feed: feed, item: content)
  }

  private mutating func readOrigin(_ reader: inout JSONReader) throws(JSONError) {
    try reader.members { (name, reader) throws(JSONError) in
      switch name {
      case "streamId": feed = try reader.scalar().flatMap { ServerFeedID($0) }
      case "htmlUrl": feedPage = try reader.scalar().flatMap { WebURL(validating: $0) }
      default: try reader.skipValue()
      }
    }
  }

  /// A text without control characters, in one line.
  private static func line(_ text: String?) -> String {
    ControlCharacters.removed(from: text ?? "").collapsingWhitespace()
  }

  private static func content(_ reader: inout JSONReader) throws(JSONError) -> String? {
    try reader.texts(["content"])["content"]
  }

  /// Links and files. The address of a file is `href` in FreshRSS, and `url` in Miniflux.
  private static func links(_ reader: inout JSONReader) throws(JSONError) -> [(link: String, type: String?, bytes: Int?)] {
    try reader.elements(atMost: TextLimits.maximumEnclosures) { (reader) throws(JSONError) in
      let texts = try reader.texts(["href", "url", "type", "length"])
      let bytes = texts["length"].flatMap { Int($0) }
      let type = line(texts["type"]).nonBlank
      return (texts["href"] ?? texts["url"]).map { ($0, type, bytes.flatMap { $0 > 0 ? $0 : nil }) }
    }
  }

  /// The publisher's tags, each once.
  private static func tags(_ reader: inout JSONReader) throws(JSONError) -> [String] {
    var seen: Set<String> = []
    return try reader.elements(atMost: TextLimits.maximumTags) { (reader) throws(JSONError) in
      guard let name = try reader.scalar(), !GoogleReaderTag.isOfServer(name), let tag = line(name).nonBlank else { return nil }
      return seen.insert(tag).inserted ? tag : nil
    }
  }
}
