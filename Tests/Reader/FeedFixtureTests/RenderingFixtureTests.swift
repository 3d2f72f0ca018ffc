import CoreDomain
@testable import CoreTerminal
import ReaderDomain
import ReaderPresentation
import ReaderScenes
@testable import ReaderTerminal
import ArticleText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Article bodies in `Fixtures/rendering/<lesson>.html`, with the lines that a window of 40, 80 and 120 columns shows in
/// `<lesson>.<columns>.txt`.
@Suite("The rendering of articles")
struct RenderingFixtureTests {
  /// With `UPDATE_EXPECTED=1` in the environment, the tests write the expected lines instead of comparing them. Review every changed line.
  private static var isToBeUpdated: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECTED"] == "1" }
  private static let folder = FeedFixture.folder.appending(path: "rendering", directoryHint: .isDirectory)

  private static func lessons() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".html") }.map {
      String($0.dropLast(5))
    }
  }

  private static func lines(of lesson: String, columns: Int) throws -> [StyledLine] {
    let html = try String(contentsOf: folder.appending(path: "\(lesson).html"), encoding: .utf8)
    let url = try WebURL("https://example.org/post")
    let feed = FeedID(url: url)
    let article = Article(id: ArticleID(feed: feed, identity: lesson), feed: feed, title: "", firstSeen: Timestamp(milliseconds: 0))
    let summary = ArticleSummary(article: article, status: ArticleStatus(), feedTitle: "", folder: FolderPath(""))
    let details = ArticleDetails(summary: summary, document: DocumentReader.document(of: .html(html), page: url))
    let viewModel = ArticleDetailPresenter.viewModel(for: .opened(details, now: LocalTime(Timestamp(milliseconds: 0), in: .utc)))
    let lines = ArticleDetailTextDisplay.lines(for: viewModel, columns: columns)
    // The details of the article, and the empty line after them.
    return Array(lines.dropFirst(viewModel.details.count + 1))
  }

  @Test("an article is shown as its fixture expects", arguments: try lessons(), [40, 80, 120])
  func rendering(lesson: String, columns: Int) throws {
    let text = try Self.lines(of: lesson, columns: columns).map { $0.text + "\n" }.joined()
    let file = Self.folder.appending(path: "\(lesson).\(columns).txt")
    if Self.isToBeUpdated { return try Data(text.utf8).write(to: file) }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected)
  }

  @Test("no line is wider than the window, except the URLs at the end", arguments: try lessons(), [20, 33, 40, 80, 120])
  func width(lesson: String, columns: Int) throws {
    for line in try Self.lines(of: lesson, columns: columns) where !line.spans.contains(where: { $0.style.emphasis.contains(.underline) }) {
      #expect(line.columns <= columns, "\(line.text)")
    }
  }
}
