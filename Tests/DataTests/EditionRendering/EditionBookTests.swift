import Domain
import DomainDoubles
import Foundation
import Properties
import Testing

@testable import EditionRendering

@Suite("An edition as EPUB")
struct EditionBookTests {
  private let file = EditionRenderer.document(of: EditionSample.edition(omitted: 3), EditionSample.images, as: .epub)

  @Test("the archive begins with the media type, and can be read by its directory")
  func archive() throws {
    let archive = try #require(ZIPReader(file))
    #expect(
      archive.entries.map(\.name) == [
        "mimetype", "META-INF/container.xml", "EPUB/package.opf", "EPUB/nav.xhtml", "EPUB/style.css", "EPUB/cover.xhtml",
        "EPUB/front.xhtml",
        "EPUB/section-1.xhtml", "EPUB/section-2.xhtml", "EPUB/section-3.xhtml", "EPUB/images/1.png", "EPUB/images/picture.png",
      ])
    #expect(archive.entries.allSatisfy { $0.isStored && $0.checksum == CRC32.checksum(of: $0.content) })
    #expect(file[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8), "Programs look for it there.")
    #expect(CRC32.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("the same edition always gives the same bytes and the same identifier")
  func deterministic() throws {
    #expect(EditionRenderer.document(of: EditionSample.edition(omitted: 3), EditionSample.images, as: .epub) == file)
    let package = try #require(ZIPReader(file)?.text(of: "EPUB/package.opf"))
    #expect(package.contains("<dc:identifier id=\"id\">urn:uuid:"))
    #expect(package.contains("<dc:title>The Daily Strata, Tuesday, 24 November 2026</dc:title>"))
    #expect(package.contains("<dc:language>en</dc:language><dc:language>ar</dc:language><dc:language>en-GB</dc:language>"))
    #expect(package.contains("<meta property=\"dcterms:modified\">\(Timestamp.sample().rfc3339)</meta>"))
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

  @Test("epubcheck finds nothing wrong", .enabled(if: EPUBCheck.isInstalled))
  func check() async throws {
    try await TemporaryFolder.with { folder async throws in
      let path = folder.path("edition.epub")
      try Data(file).write(to: URL(filePath: path))
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
