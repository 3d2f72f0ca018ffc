import Foundation
import ReaderDomain
import Testing

@testable import EditionRendering

/// A whole edition, in the folder Tests/Editions: hostile titles, right-to-left and Japanese text, an article that is in two feeds, and every kind
/// of block. With `UPDATE_EXPECTED=1` in the environment, the tests write the files instead of comparing them. Review every changed line, and look at
/// the page in a browser.
@Suite("Recorded editions")
struct EditionRecordingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Editions").standardized
  private static let edition = EditionSample.edition(omitted: 3)

  private func hold(_ text: String, _ name: String) throws {
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test("the page of an edition is as recorded")
  func page() throws {
    try hold(HTMLEdition(edition: Self.edition, images: EditionSample.images).html, "page.html")
  }

  @Test("the files of a book are as recorded, in their order and with their content")
  func book() throws {
    let archive = try #require(ZIPReader(EditionRenderer.document(of: Self.edition, EditionSample.images, as: .epub)))
    let files = archive.entries.map { entry in
      let isText = !entry.name.hasPrefix("EPUB/images/")
      return "# \(entry.name)\n\(isText ? String(decoding: entry.content, as: UTF8.self) : "\(entry.content.count) bytes")\n"
    }
    try hold(files.joined(separator: "\n"), "book.txt")
  }
}
