import CoreDomain
import CoreDoubles
import DataDoubles
import Deflate
import Foundation
import Properties
import ReaderDomain
import ReaderDoubles
import Testing

@testable import EditionRendering

@Suite("An edition as EPUB")
struct EPUBEditionTests {
  private let file = EditionRenderer.document(of: EditionSample.edition(omitted: 3), EditionSample.images, as: .epub)

  @Test("the archive begins with the media type, and can be read by its directory")
  func archive() throws {
    let archive = try #require(ZIPReader(file))
    #expect(
      archive.entries.map(\.name) == [
        "mimetype", "META-INF/container.xml", "EPUB/package.opf", "EPUB/nav.xhtml", "EPUB/style.css", "EPUB/cover.xhtml",
        "EPUB/front.xhtml",
        "EPUB/section-1.xhtml", "EPUB/section-2.xhtml", "EPUB/section-3.xhtml", "EPUB/images/1.png",
      ])
    #expect(archive.entries.allSatisfy { $0.isStored && $0.checksum == CRC32.checksum(of: $0.content) })
    #expect(file[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8), "Programs look for it there.")
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("the same edition always gives the same bytes and the same identifier")
  func deterministic() throws {
    #expect(EditionRenderer.document(of: EditionSample.edition(omitted: 3), EditionSample.images, as: .epub) == file)
    let package = try #require(ZIPReader(file)?.text(of: "EPUB/package.opf"))
    for part in [
      "<dc:identifier id=\"id\">urn:uuid:", "<dc:title>The Daily Strata, Tuesday, 24 November 2026</dc:title>",
      "<dc:language>en</dc:language><dc:language>ar</dc:language><dc:language>en-GB</dc:language>",
      "<meta property=\"dcterms:modified\">\(Timestamp.sample().rfc3339)</meta>",
    ] {
      #expect(package.contains(part))
    }
  }

  @Test("the identifier is a UUID of version 8 (RFC 9562 section 5.8)")
  func identifier() throws {
    for omitted in 0..<40 {
      let edition = EditionSample.edition(omitted: omitted)
      let later = Edition(
        date: EditionDate(moment: edition.date.moment.adding(minutes: omitted), day: edition.date.day), lead: edition.lead,
        sections: edition.sections)
      let file = EditionRenderer.document(of: later, .none, as: .epub)
      let package = try #require(ZIPReader(file)?.text(of: "EPUB/package.opf"))
      let id = try #require(package.firstRange(of: "urn:uuid:").map { package[$0.upperBound...].prefix(36) })
      let parts = id.split(separator: "-")
      #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
      #expect(parts[2].first == "8")
      #expect(parts[3].first.map { "89ab".contains($0) } == true)
    }
  }

  @Test("the entries have the time of the edition in the format of MS-DOS")
  func time() {
    func time(_ year: Int, minute: Int) -> [UInt8] {
      var archive = ZIPArchive(year: year, month: 11, day: 24, minuteOfDay: minute)
      archive.add("a", [])
      return Array(archive.file[10..<14])
    }
    func bytes(_ time: UInt16, _ date: UInt16) -> [UInt8] { [time, date].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } }
    for (year, minute, expected) in [
      (2026, 0, bytes(0, 46 << 9 | 11 << 5 | 24)), (1980, 61, bytes(1 << 11 | 1 << 5, 11 << 5 | 24)),
      (1970, 59, bytes(59 << 5, 11 << 5 | 24)),
      (2200, 1439, bytes(23 << 11 | 59 << 5, 127 << 9 | 11 << 5 | 24)),
    ] {
      #expect(time(year, minute: minute) == expected)
    }
  }

  @Test("pictures are named in the order of their addresses, and the pages in that of the stories")
  func names() throws {
    let image = try #require(EditionImage.sample)
    let urls = (0..<12).map { WebURL.sample("https://example.org/\($0).png") }
    let images = EditionImages(Dictionary(uniqueKeysWithValues: urls.map { ($0, image) }), missing: 0)
    let edition = Edition(
      date: .sample, lead: nil,
      sections: [
        EditionSection(
          folder: [],
          stories: urls.map { url in
            EditionStory(.sample(url.text, body: Document(blocks: [.paragraph([.media(.image, title: url.text, url)])])), .brief)
          })
      ])
    let archive = try #require(ZIPReader(EditionRenderer.document(of: edition, images, as: .epub)))
    let page = try #require(archive.text(of: "EPUB/section-1.xhtml"))
    for (place, url) in urls.sorted(by: { $0.text < $1.text }).enumerated() {
      #expect(page.contains("src=\"images/\(place + 1).png\" alt=\"\(url.text)\""))
    }
    #expect(page.contains("id=\"story-1\""))
  }

  @Test("every page is well-formed, harmless, and has the structure that screen readers need")
  func pages() throws {
    let entries = try #require(ZIPReader(file)).entries.filter { $0.name.hasSuffix(".xhtml") }
    #expect(entries.count == 6)
    for entry in entries { #expect(EditionMarkupCheck.failure(in: entry.content, isPage: false) == nil, "\(entry.name)") }
    for name in ["EPUB/package.opf", "META-INF/container.xml"] {
      let text = try #require(ZIPReader(file)?.text(of: name))
      guard case .success = EditionMarkupCheck.elements(of: Array(text.utf8)) else {
        Issue.record("\(name) is not well-formed")
        return
      }
    }
  }

  @Test("the contents name every article, and each link leads to one")
  func navigation() throws {
    let archive = try #require(ZIPReader(file))
    let found = try EditionMarkupCheck.elements(of: Array(try #require(archive.text(of: "EPUB/nav.xhtml")).utf8)).get()
    let links = found.compactMap { $0.attributes["href"] }.filter { $0.contains("#") }
    #expect(links.count == 5)
    for link in links {
      let parts = link.split(separator: "#")
      let page = try #require(archive.text(of: "EPUB/\(parts[0])"))
      #expect(page.contains("id=\"\(parts[1])\""), "\(link)")
    }
  }

  @Test("each picture is in the package with its own type, and WebP has a fallback for readers of EPUB 3.2")
  func types() throws {
    let archive = try #require(ZIPReader(EditionRenderer.document(of: EditionSample.edition(omitted: 3), Self.allFormats, as: .epub)))
    let package = try EditionMarkupCheck.elements(of: Array(try #require(archive.text(of: "EPUB/package.opf")).utf8)).get()
    let items = package.filter { $0.attributes["media-type"]?.hasPrefix("image/") == true }.map(\.attributes)
    let names = archive.entries.map(\.name).filter { $0.hasPrefix("EPUB/images/") }
    #expect(items.compactMap { $0["href"].map { "EPUB/\($0)" } } == names && names.count == 4)
    for item in items {
      let entry = try #require(archive.entries.first { $0.name == item["href"].map { "EPUB/\($0)" } })
      let format = ImageFormat(of: entry.content)
      #expect(format?.mediaType == item["media-type"] && entry.name.hasSuffix(".\(format?.ending ?? "")"))
      let fallback = items.first { $0["id"] == item["fallback"] }
      #expect(format != .webp || fallback?["media-type"] == "image/png")
    }
  }

  /// A picture in each of three formats. The stories show the WebP picture.
  private static let allFormats: EditionImages = {
    let gif = "R0lGODlhAgABAIAAAAAAAP///ywAAAAAAgABAAACAkQKADs="
    let webp = "UklGRhoAAABXRUJQVlA4TA0AAAAvAUAAAAcQERGIiP4HAA=="
    let found =
      [webp, gif].compactMap { Data(base64Encoded: $0).flatMap { EditionImage(Array($0)) } } + [EditionImage.sample].compactMap(\.self)
    let urls = [EditionSample.image, .sample("https://example.org/2.gif"), .sample("https://example.org/lamp.png?3")]
    return EditionImages(Dictionary(zip(urls, found)) { first, _ in first }, missing: 0)
  }()

  @Test("epubcheck finds nothing wrong", .enabled(if: EPUBCheck.isInstalled))
  func check() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("edition.epub")
      // The checker takes seconds, so one edition has pictures in all formats.
      let edition = EditionSample.edition(omitted: 3)
      try Data(EditionRenderer.document(of: edition, Self.allFormats, as: .epub)).write(to: URL(filePath: path))
      #expect(try EPUBCheck.complaints(about: path) == "")
    }
  }
}

/// The validator of EPUB (https://www.w3.org/publishing/epubcheck/), as Debian packages it.
enum EPUBCheck {
  private static let jar = ["/usr/share/java/epubcheck.jar", "/usr/bin/epubcheck"].first { FileManager.default.fileExists(atPath: $0) }
  private static let java = ["/usr/bin/java", "/usr/local/bin/java"].first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { jar != nil && java != nil }

  /// What it says about a file; empty when the file is valid.
  static func complaints(about path: String) throws -> String {
    guard let jar, let java else { return "epubcheck is not installed" }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: java)
    process.arguments = ["-jar", jar, path]
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 && text.contains("No errors or warnings detected") ? "" : text
  }
}
