import ReaderDomain
import ReaderDoubles
import Testing

@testable import EditionRendering

@Suite("The front page of an edition")
struct EditionFrontTests {
  private static func page(words: Int, sections: [Int]) -> HTMLEdition {
    let lead = EditionStory(.sample("lead", words: words), .lead(EditionLeadReason(words: words, articlesOfFeed: 1)))
    let others = sections.enumerated().map { index, count in
      EditionSection(folder: ["\(index)"], stories: (0..<count).map { EditionStory(.sample("\(index)-\($0)", words: 10), .brief) })
    }
    return HTMLEdition(edition: Edition(date: .sample, lead: words == 0 ? nil : lead, sections: others), images: .none)
  }

  private static func isBeside(_ page: HTMLEdition) -> Bool { page.html.contains("<div class=\"page with-rail\">") }

  @Test("a lead of at least three quarters of the contents' length stands beside them")
  func border() {
    // The contents take 7 words for each entry and section, less 110 for the headline.
    for (words, isBeside) in [(137, false), (138, true)] {
      #expect(Self.isBeside(Self.page(words: words, sections: [20, 19])) == isBeside)
      #expect(Self.isBeside(Self.page(words: words, sections: [40])) == isBeside)
    }
    #expect(Self.page(words: 0, sections: [1]).html.contains("<div class=\"page\">"))
  }

  @Test("the contents come before a long lead and after a short one, and only once")
  func rail() throws {
    for (words, isBeside) in [(600, true), (20, false), (0, false)] {
      let html = Self.page(words: words, sections: [20, 19]).html
      let rail = try #require(html.firstRange(of: "<div class=\"rail\">"))
      let main = try #require(html.firstRange(of: "<main"))
      #expect((rail.lowerBound < main.lowerBound) == isBeside)
      #expect(html.ranges(of: "<div class=\"rail\">").count == 1)
      #expect(html.contains("class=\"opening\"") == isBeside)
    }
  }

  @Test("a spread has a style for a short story, for a long one, for several, and for three or more briefs")
  func spreads() {
    func styles(_ stories: [EditionStory]) -> [String] {
      let edition = Edition(date: .sample, lead: nil, sections: [EditionSection(folder: [], stories: stories)])
      return HTMLEdition(edition: edition, images: .none).html.split(separator: "<div class=\"spread ").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    func story(_ id: String, _ words: Int, _ role: EditionStory.Role = .story) -> EditionStory {
      EditionStory(.sample(id, words: words), role)
    }
    for (stories, style) in [
      ([story("a", 119)], "single"), ([story("a", 120)], "alone"), ([story("a", 20, .brief), story("b", 20, .brief)], "shared"),
      ([story("a", 20, .brief), story("b", 20, .brief), story("c", 20, .brief)], "shared briefs"),
      ([story("a", 20, .brief), story("b", 20), story("c", 20, .brief)], "shared"),
    ] {
      #expect(styles(stories) == [style])
    }
  }
}
