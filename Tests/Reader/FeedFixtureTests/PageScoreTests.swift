import ArticleText
import CoreDomain
import FullTextExtraction
import ReaderDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The main texts of pages in the shapes of real sites. The texts and sites are made up.
@Suite("The main text of web pages")
struct PageScoreTests {
  /// With `SHOW_SCORES=1` in the environment, the scores are printed page by page.
  private static var isToBeShown: Bool { ProcessInfo.processInfo.environment["SHOW_SCORES"] == "1" }

  /// The score of each page with a text, and nil for a page without one in which none was found.
  private static let scores = Result {
    try PageFixture.all().map { page in
      let text = try page.extracted()
      return (page: page.name, score: try page.hasText() || text != nil ? try page.score(of: text) : nil)
    }
  }

  @Test(
    "of a page with a text, at least 85 % of its words are found, and at most 15 % others",
    arguments: try PageFixture.all().filter { !$0.isWithoutText })
  func page(page: PageFixture) throws {
    let score = try #require(try Self.scores.get().first { $0.page == page.name }?.score)
    #expect(score.keptPercent >= 85 && score.clutterPercent <= 15, "\(score)")
  }

  @Test("in a page without a text, none is found", arguments: try PageFixture.all().filter { $0.isWithoutText })
  func nothing(page: PageFixture) throws {
    let score = try #require(try Self.scores.get().first { $0.page == page.name }).score
    #expect(score == nil)
  }

  @Test("of all pages, at least 95 % of the words are found, and at most 3 % others")
  func all() throws {
    var sum = PageFixture.Score()
    var lines = ["   kept clutter words  page"]
    for case (let page, let score?) in try Self.scores.get() {
      sum.add(score)
      lines.append("\(score)  \(page)")
    }
    if Self.isToBeShown { print((lines + ["\(sum)  all"]).joined(separator: "\n")) }
    #expect(lines.count > 45)
    #expect(sum.keptPercent >= 95 && sum.clutterPercent <= 3, "\(sum)")
  }

  @Test("a page that is cut off is read, and its text is sanitized", arguments: try PageFixture.all(), [3, 2])
  func cutOff(page: PageFixture, divisor: Int) throws {
    let whole = try page.page()
    let base = try WebURL("https://example.org/")
    guard let text = MainText.extract(from: Array(whole.prefix(whole.count / divisor)), contentType: nil, base: base) else { return }
    #expect(DocumentReader.html(of: .html(text), page: base) == text)
  }

  @Test("the marks of a text do not reach the extraction", arguments: try PageFixture.all())
  func marks(page: PageFixture) throws {
    let text = String(decoding: try page.page(), as: UTF8.self)
    #expect(!["data-keep", "data-drop", "data-either"].contains { text.contains($0) })
  }
}
