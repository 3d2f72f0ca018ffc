import CoreDomain
import ReaderDomain
@testable import Syndication
import Testing

@Suite("Elements that mean the same")
struct ElementPriorityTests {
  /// A property of a feed, and the elements that give it, the preferred one first.
  struct Property: CustomTestStringConvertible {
    let name: String
    let isAtom: Bool
    let isOfItem: Bool
    let elements: [(markup: String, value: String)]
    let read: @Sendable (Feed) -> String?

    static func rss(_ name: String, _ elements: [(String, String)], read: @escaping @Sendable (Feed) -> String?) -> Property {
      Property(name: name, isAtom: false, isOfItem: false, elements: elements, read: read)
    }

    static func item(_ name: String, _ elements: [(String, String)], read: @escaping @Sendable (FeedItem) -> String?) -> Property {
      Property(name: name, isAtom: false, isOfItem: true, elements: elements) { $0.items.first.flatMap(read) }
    }

    static func atom(_ name: String, _ elements: [(String, String)], read: @escaping @Sendable (Feed) -> String?) -> Property {
      Property(name: name, isAtom: true, isOfItem: false, elements: elements, read: read)
    }

    static func entry(_ name: String, _ elements: [(String, String)], read: @escaping @Sendable (FeedItem) -> String?) -> Property {
      Property(name: name, isAtom: true, isOfItem: true, elements: elements) { $0.items.first.flatMap(read) }
    }

    func document(_ inside: String) -> String {
      switch (isAtom, isOfItem) {
      case (false, false): "<rss><channel>\(inside)</channel></rss>"
      case (false, true): "<rss><channel><item>\(inside)</item></channel></rss>"
      case (true, false): "<feed xmlns='http://www.w3.org/2005/Atom'>\(inside)</feed>"
      case (true, true): "<feed xmlns='http://www.w3.org/2005/Atom'><entry>\(inside)</entry></feed>"
      }
    }

    var testDescription: String { (isAtom ? "Atom " : "RSS ") + (isOfItem ? "item " : "feed ") + name }
  }

  private static func dates(_ names: String...) -> [(String, String)] {
    names.enumerated().map { number, name in ("<\(name)>2026-03-\(number + 10)</\(name)>", "2026-03-\(number + 10)T00:00:00Z") }
  }

  private static func texts(_ names: String...) -> [(String, String)] { names.map { ("<\($0)>\($0)!</\($0)>", "\($0)!") } }

  private static let picture = "https://example.org/"
  private static let images = [
    ("<itunes:image href='/1'/>", picture + "1"), ("<media:thumbnail url='/2'/>", picture + "2"),
    ("<media:content url='/3' medium='image'/>", picture + "3"),
  ]

  private static let properties: [Property] = [
    .item("title", texts("title", "dc:title", "media:title", "itunes:title", "dcterms:title", "atom:title")) { $0.title },
    .item("guid", texts("guid", "atom:id", "dc:identifier", "dcterms:identifier", "id")) { $0.guid },
    .item(
      "published",
      dates(
        "pubDate", "dc:date", "dcterms:issued", "dcterms:created", "atom:published", "atom:issued", "atom:created", "dcterms:date",
        "published", "issued", "created")
    ) { $0.published?.rfc3339 },
    .item("updated", dates("dcterms:modified", "atom:updated", "atom:modified", "updated", "modified")) { $0.updated?.rfc3339 },
    .item(
      "body",
      texts(
        "content:encoded", "xhtml:body", "xhtml:div", "encoded", "atom:content", "description", "atom:summary", "dc:description",
        "dcterms:abstract", "itunes:summary", "media:description", "itunes:subtitle", "dcterms:description", "content", "summary")
    ) { $0.body.words },
    .item("image", images + [("<image><url>/4</url></image>", picture + "4")]) { $0.image?.text },
    .item(
      "URL",
      [
        ("<link>/1</link>", picture + "1"), ("<guid>https://example.org/2</guid>", picture + "2"),
        ("<atom:link href='/3'/>", picture + "3"),
      ]
    ) { $0.url?.text },
    .item("author", texts("dc:creator", "author", "itunes:author", "dcterms:creator", "atom:author", "dc:author")) {
      $0.authors.first?.name
    },
    .rss("title", texts("title", "dc:title", "atom:title")) { $0.title },
    .rss(
      "summary",
      texts("description", "dc:description", "itunes:summary", "itunes:subtitle", "atom:subtitle", "atom:tagline")
    ) { $0.summary },
    .rss("language", [("<language>en</language>", "en"), ("<dc:language>de</dc:language>", "de")]) { $0.language?.tag },
    .rss("home page", [("<link>/1</link>", picture + "1"), ("<atom:link href='/2'/>", picture + "2")]) { $0.homePage?.text },
    .rss(
      "icon",
      [
        ("<image><url>/1</url></image>", picture + "1"), ("<itunes:image href='/2'/>", picture + "2"),
        ("<atom:icon>/3</atom:icon>", picture + "3"),
        ("<atom:logo>/4</atom:logo>", picture + "4"),
      ]
    ) { $0.icon?.text },
    .entry("title", texts("title", "media:title", "dc:title", "dcterms:title", "itunes:title")) { $0.title },
    .entry("guid", texts("id", "guid", "dc:identifier", "dcterms:identifier")) { $0.guid },
    .entry(
      "published",
      dates("published", "issued", "created", "pubDate", "dc:date", "dcterms:issued", "dcterms:created", "dcterms:date")
    ) { $0.published?.rfc3339 },
    .entry("updated", dates("updated", "modified", "dcterms:modified")) { $0.updated?.rfc3339 },
    .entry(
      "body",
      texts(
        "content", "content:encoded", "xhtml:body", "xhtml:div", "encoded", "summary", "description", "media:description", "dc:description",
        "dcterms:abstract", "dcterms:description", "itunes:summary", "itunes:subtitle")
    ) { $0.body.words },
    .entry("author", texts("author", "dc:creator", "itunes:author", "dc:author", "dcterms:creator")) { $0.authors.first?.name },
    .entry("image", images) { $0.image?.text },
    .entry(
      "URL",
      [
        ("<link href='/1'/>", picture + "1"), ("<content src='/2' type='text/html'/>", picture + "2"),
        ("<guid>https://example.org/3</guid>", picture + "3"),
      ]
    ) { $0.url?.text },
    .entry("page", [("<id>https://example.org/1</id>", picture + "1"), ("<link href=''/>", picture + "feeds/main.xml")]) { $0.page?.text },
    .atom("title", texts("title", "dc:title", "dcterms:title")) { $0.title },
    .atom("summary", texts("subtitle", "tagline", "description", "dc:description", "itunes:summary", "itunes:subtitle")) { $0.summary },
    .atom("language", [("<language>en</language>", "en"), ("<dc:language>de</dc:language>", "de")]) { $0.language?.tag },
    .atom(
      "icon", [("<icon>/1</icon>", picture + "1"), ("<logo>/2</logo>", picture + "2"), ("<image><url>/3</url></image>", picture + "3")]
    ) {
      $0.icon?.text
    },
    .atom("home page", [("<link href='/1'/>", picture + "1"), ("<link href=''/>", picture + "feeds/main.xml")]) { $0.homePage?.text },
  ]

  @Test("of two elements the better one counts, in either order, and each counts alone", arguments: properties)
  func priority(property: Property) throws {
    #expect(try (property.read(FeedText.feed(property.document(""))) ?? "").isEmpty)
    for (place, element) in property.elements.enumerated() {
      #expect(try property.read(FeedText.feed(property.document(element.markup))) == element.value)
      for other in property.elements[(place + 1)...] {
        for inside in [element.markup + other.markup, other.markup + element.markup] {
          #expect(try property.read(FeedText.feed(property.document(inside))) == element.value, "\(inside)")
        }
      }
    }
  }

  @Test("the language is the element's own, or that of an element around it")
  func languages() throws {
    let around = { (root: String, channel: String, inside: String) in
      try FeedText.feed(
        "<rss \(root)><channel \(channel)>\(inside)<item xml:lang='fr'/><item><dc:language>it</dc:language></item></channel></rss>")
    }
    let channel = "xml:lang='de'"
    #expect(try around("xml:lang='en'", channel, "<dc:language>nl</dc:language>").language?.tag == "nl")
    #expect(try around("xml:lang='en'", channel, "").language?.tag == "de")
    #expect(try around("xml:lang='en'", "", "").language?.tag == "en")
    #expect(try around("", "", "").items.map(\.language?.tag) == ["fr", "it"])
    #expect(try FeedText.rssItem("<dc:language>it</dc:language>").language?.tag == "it")
  }

  @Test("an item is known by rdf:about after its guid")
  func about() throws {
    let document = { (inside: String) in
      "<rss xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><item rdf:about='https://example.org/about'>\(inside)</item></rss>"
    }
    #expect(try FeedText.feed(document("<atom:id>x</atom:id>")).items.map(\.guid) == ["https://example.org/about"])
    #expect(try FeedText.feed(document("<guid>g</guid>")).items.map(\.guid) == ["g"])
    #expect(try FeedText.feed(document("")).items.map(\.url?.text) == ["https://example.org/about"])
    #expect(try FeedText.feed(document("<link>/1</link>")).items.map(\.url?.text) == ["https://example.org/1"])
  }
}

extension ArticleBody {
  fileprivate var words: String? {
    switch self {
    case .html(let text, _), .text(let text): text
    case .none: nil
    }
  }
}
