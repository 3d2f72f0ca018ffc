internal import CoreDomain
internal import ReaderDomain

/// An edition as an EPUB 3 publication (https://www.w3.org/TR/epub-33/): a cover, the contents, and a page for each section.
struct EPUBEdition {
  let edition: Edition
  private let pages: [Page]
  private let files: [(name: String, image: EditionImage)]
  private let names: [WebURL: String]

  /// A page with stories.
  private struct Page {
    let name: String
    let title: String
    let stories: [(number: Int, story: EditionStory)]
  }

  init(_ edition: Edition, _ images: EditionImages) {
    self.edition = edition
    var next = 1
    func page(_ name: String, _ title: String, _ stories: [EditionStory]) -> Page {
      defer { next += stories.count }
      return Page(name: name, title: title, stories: stories.enumerated().map { (next + $0, $1) })
    }
    let front = edition.lead.map { [page("front.xhtml", "Lead story", [$0])] } ?? []
    pages =
      front
      + edition.sections.enumerated().map { index, section in
        page("section-\(index + 1).xhtml", EditionWords.title(of: section, among: edition), section.stories)
      }
    // In the order of their addresses, so that the same pictures always get the same names.
    let sorted = images.images.sorted { $0.key.text < $1.key.text }
    files = sorted.enumerated().map { (name: "images/\($0 + 1).\($1.value.format.ending)", image: $1.value) }
    names = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.key), files.map(\.name)))
  }

  var file: [UInt8] {
    let (day, moment) = (edition.date.day, edition.date.moment)
    let minute = moment.minutes(since: Timestamp(seconds: Int64(moment.dayNumber) * 86_400))
    var archive = ZIPArchive(year: day.year, month: day.month, day: day.day, minuteOfDay: minute)
    for entry in entries { archive.add(entry.name, entry.content) }
    return archive.file
  }

  /// The files of the publication. The first one tells the type of the archive at a fixed place.
  var entries: [(name: String, content: [UInt8])] {
    let texts = [
      ("mimetype", "application/epub+zip"), ("META-INF/container.xml", Self.container), ("EPUB/package.opf", package),
      ("EPUB/nav.xhtml", navigation), ("EPUB/style.css", EditionStyle.book.text), ("EPUB/cover.xhtml", cover),
    ]
    return texts.map { ($0.0, Array($0.1.utf8)) } + pages.map { ("EPUB/\($0.name)", Array(text(of: $0).utf8)) }
      + files.map { ("EPUB/\($0.name)", $0.image.bytes) } + (hasWebP ? [("EPUB/\(Self.emptyName)", Self.empty)] : [])
  }

  /// Every reader of EPUB 3.3 shows WebP; one of EPUB 3.0 to 3.2 demands a picture in another format for it
  /// (https://www.w3.org/publishing/epub32/epub-spec.html#sec-foreign-restrictions-manifest).
  private var hasWebP: Bool { files.contains { $0.image.format == .webp } }

  private static let emptyName = "images/empty.png"
  /// A PNG picture of one white pixel.
  private static let empty: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0x01, 0, 0, 0, 0x01, 0x08, 0, 0, 0, 0,
    0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0xF8, 0x0F, 0, 0x01, 0x01, 0x01, 0, 0x1C, 0xB0, 0x8C,
    0x99, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private static let container = """
    <?xml version="1.0" encoding="UTF-8"?>
    <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
    <rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
    </container>

    """

  /// Derived from the articles and the moment: the same edition always has the same identifier (RFC 9562 section 5.8).
  private var identifier: String {
    var bytes = Array(SHA256.bytes(of: [edition.date.moment.rfc3339] + edition.articleIDs).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { UInt64($0).lowerHexadecimal(digits: 2) }.joined()
    var (parts, rest) = ([Substring](), digits[...])
    for count in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return "urn:uuid:" + parts.joined(separator: "-")
  }

  private var package: String {
    var writer = MarkupWriter()
    writer.constant("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.element(
      "package",
      [
        .init("xmlns", "http://www.idpf.org/2007/opf"), .init("version", "3.0"), .init("unique-identifier", "id"), .init("xml:lang", "en"),
      ]
    ) { writer in
      writer.element("metadata", [.init("xmlns:dc", "http://purl.org/dc/elements/1.1/")]) { writer in
        writer.element("dc:identifier", [.init("id", "id")], identifier)
        writer.element("dc:title", EditionWords.title(of: edition))
        for language in languages { writer.element("dc:language", language) }
        writer.element("dc:creator", EditionWords.maker)
        writer.element("dc:date", String(edition.date.moment.rfc3339.prefix("2026-03-01".count)))
        writer.element("meta", [.init("property", "dcterms:modified")], modified)
      }
      writer.newline()
      writer.element("manifest") { writer in
        func item(_ id: String, _ name: String, _ type: String, _ more: [MarkupWriter.Attribute] = []) {
          writer.void("item", [.init("id", id), .init("href", name), .init("media-type", type)] + more)
          writer.newline()
        }
        item("nav", "nav.xhtml", "application/xhtml+xml", [.init("properties", "nav")])
        item("style", "style.css", "text/css")
        item("cover", "cover.xhtml", "application/xhtml+xml")
        for (index, page) in pages.enumerated() { item("page-\(index + 1)", page.name, "application/xhtml+xml") }
        for (index, file) in files.enumerated() {
          item("image-\(index + 1)", file.name, file.image.format.mediaType, file.image.format == .webp ? [.init("fallback", "empty")] : [])
        }
        if hasWebP { item("empty", Self.emptyName, "image/png") }
      }
      writer.newline()
      writer.element("spine") { writer in
        for id in ["cover", "nav"] + pages.indices.map({ "page-\($0 + 1)" }) { writer.void("itemref", [.init("idref", id)]) }
      }
    }
    return writer.text + "\n"
  }

  /// The moment in UTC without a fraction, as EPUB demands it.
  private var modified: String {
    Timestamp(seconds: edition.date.moment.milliseconds / 1000).rfc3339
  }

  /// The languages of the edition: its own words are English.
  private var languages: [String] {
    var seen: Set<String> = ["en"]
    let others = edition.stories.compactMap { story in
      MarkupWriter.Attribute.language(story.article.language).first?.value
    }.filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    return ["en"] + others.sorted()
  }

  private var cover: String {
    xhtml(title: EditionWords.title(of: edition)) { writer in
      writer.element("section", [.init("class", "cover"), .init("epub:type", "cover")]) { writer in
        writer.masthead(of: edition)
      }
    }
  }

  private var navigation: String {
    xhtml(title: "Contents") { writer in
      writer.element("nav", [.init("epub:type", "toc"), .init("id", "toc")]) { writer in
        writer.element("h1", "In this edition")
        writer.element("ol") { writer in
          for page in pages {
            writer.element("li") { writer in
              writer.element("a", [.init("href", page.name), .init("dir", "auto")], page.title)
              writer.element("ol") { writer in
                for (number, story) in page.stories {
                  writer.element("li", MarkupWriter.Attribute.language(story.article.language)) { writer in
                    writer.element(
                      "a", [.init("href", "\(page.name)#\(StoryMarkup.name(number))"), .direction(story.article.language)],
                      story.article.title)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private func text(of page: Page) -> String {
    xhtml(title: page.title) { writer in
      writer.element("h1", [.init("dir", "auto")], page.title)
      for (number, story) in page.stories {
        StoryMarkup(story: story, number: number, headingLevel: 2) { names[$0] }.write(to: &writer)
      }
    }
  }

  private func xhtml(title: String, _ body: (inout MarkupWriter) -> Void) -> String {
    var writer = MarkupWriter()
    writer.constant("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n")
    writer.element(
      "html",
      [
        .init("xmlns", "http://www.w3.org/1999/xhtml"), .init("xmlns:epub", "http://www.idpf.org/2007/ops"), .init("lang", "en"),
        .init("xml:lang", "en"),
      ]
    ) { writer in
      writer.element("head") { writer in
        writer.element("title", title)
        writer.void("link", [.init("rel", "stylesheet"), .init("type", "text/css"), .init("href", "style.css")])
      }
      writer.newline()
      writer.element("body", body)
    }
    return writer.text + "\n"
  }
}
