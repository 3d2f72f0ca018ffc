import CoreDomain
@testable import FullText
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

  private static func score(of page: PageFixture) throws -> PageFixture.Score {
    try page.score(of: MainText.extract(from: try page.page(), contentType: "text/html", base: PageFixture.base))
  }

  @Test("of a page with a text, at least 85 % of its words are found, and at most 15 % others", arguments: try PageFixture.all())
  func page(page: PageFixture) throws {
    guard try page.hasText() else { return }
    let score = try Self.score(of: page)
    #expect(score.keptPercent >= 85 && score.clutterPercent <= 15, "\(score)")
  }

  @Test("in a page without a text, none is found", arguments: try PageFixture.all())
  func nothing(page: PageFixture) throws {
    guard try !page.hasText() else { return }
    #expect(MainText.extract(from: try page.page(), contentType: "text/html", base: PageFixture.base) == nil)
  }

  @Test("of all pages, at least 95 % of the words are found, and at most 3 % others")
  func all() throws {
    var sum = PageFixture.Score()
    var lines: [String] = []
    let pages = try PageFixture.all().filter { try $0.hasText() }
    for page in pages {
      let score = try Self.score(of: page)
      sum.expected += score.expected
      sum.kept += score.kept
      sum.found += score.found
      sum.clutter += score.clutter
      lines.append(Self.line(score, page.name))
    }
    if Self.isToBeShown { print((["  kept clutter words  page"] + lines + [Self.line(sum, "all")]).joined(separator: "\n")) }
    #expect(pages.count >= 40)
    #expect(sum.keptPercent >= 95 && sum.clutterPercent <= 3, "\(sum)")
  }

  @Test("the marks of a text do not reach the extraction", arguments: try PageFixture.all())
  func marks(page: PageFixture) throws {
    let text = String(decoding: try page.page(), as: UTF8.self)
    #expect(!["data-keep", "data-drop", "data-either"].contains { text.contains($0) })
  }

  private static func line(_ score: PageFixture.Score, _ name: String) -> String {
    func column(_ number: Double) -> String {
      String(repeating: " ", count: number < 10 ? 2 : number < 100 ? 1 : 0) + "\((number * 10).rounded() / 10)"
    }
    return "\(column(score.keptPercent)) % \(column(score.clutterPercent)) % \(score.expected)  \(name)"
  }
}
