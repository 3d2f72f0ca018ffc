import CoreDoubles
import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("The layout of an edition")
struct EditionLayoutTests {
  /// Articles of some feeds in some folders, of very different lengths.
  private static func articles(_ generator: inout SeededGenerator) -> [EditionArticle] {
    let folders = [[], ["News"], ["Outdoors"], ["Outdoors", "Water"], ["news"]]
    return (0..<Int.random(in: 0...40, using: &generator)).map { number in
      let feed = Int.random(in: 0..<8, using: &generator)
      return .sample(
        "a\(number)", feed: "f\(feed)", folder: folders[feed % folders.count],
        words: [0, 3, 89, 90, 149, 150, 151, 900].randomElement(using: &generator) ?? 0,
        twins: Bool.random(using: &generator) ? [EditionTwin(id: "t\(number)", feedTitle: "Elsewhere")] : [])
    }
  }

  @Test("every article is printed exactly once, and no section is empty", arguments: 0..<200 as Range<UInt64>)
  func everyArticleOnce(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let articles = Self.articles(&generator)
    let edition = EditionLayout.edition(of: articles, on: .sample)
    #expect(edition.stories.map(\.article.id).sorted() == articles.map(\.id).sorted())
    #expect(edition.sections.allSatisfy { !$0.stories.isEmpty })
    #expect(edition.sections.allSatisfy { section in section.stories.allSatisfy { $0.article.folder == section.folder } })
    #expect(Set(edition.sections.map(\.folder)).count == edition.sections.count)
    #expect(Set(edition.articleIDs) == Set(articles.flatMap { [$0.id] + $0.twins.map(\.id) }))
    #expect(EditionLayout.edition(of: articles, on: .sample) == edition, "The same articles always give the same edition.")
  }

  @Test(
    "a lead is the longest article of the feeds with the fewest articles, and never a text of a few lines",
    arguments: 0..<200 as Range<UInt64>)
  func leads(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let articles = Self.articles(&generator)
    let edition = EditionLayout.edition(of: articles, on: .sample)
    func count(_ feed: String) -> Int { articles.count { $0.feed == feed } }
    let pools =
      [(edition.lead, articles)]
      + edition.sections.map { section in
        (section.stories.first { $0.leadReason != nil }, section.stories.count < 3 ? [] : section.stories.map(\.article))
      }
    for (lead, pool) in pools {
      let candidates = pool.filter { $0.body.words >= 150 }
      #expect((lead == nil) == candidates.isEmpty)
      guard let lead, let reason = lead.leadReason else { continue }
      let rarest = candidates.map { count($0.feed) }.min()
      #expect(reason.articlesOfFeed == rarest && count(lead.article.feed) == rarest && reason.words == lead.article.body.words)
      #expect(candidates.filter { count($0.feed) == rarest }.allSatisfy { $0.body.words <= reason.words })
    }
    for section in edition.sections {
      let roles = section.stories.map(\.role.name)
      #expect(roles == roles.sorted { Self.weight($0) < Self.weight($1) }, "The lead, then the stories, then the briefs.")
    }
  }

  private static func weight(_ role: String) -> Int { ["lead", "story", "brief"].firstIndex(of: role) ?? 9 }

  @Test("sections follow each other by name whatever its case, and what is in no folder comes last")
  func order() {
    let folders = [[], ["outdoors"], ["Food"], ["Outdoors", "Water"], ["food", "Bread"]]
    let articles = folders.enumerated().map { EditionArticle.sample("a\($0)", folder: $1, words: 5) }
    let edition = EditionLayout.edition(of: articles, on: .sample)
    #expect(edition.sections.map(\.folder) == [["Food"], ["food", "Bread"], ["outdoors"], ["Outdoors", "Water"], []])
  }

  @Test(
    "a text of fewer than 90 words is a brief, and one of fewer than 150 is no lead",
    arguments: [(89, "brief"), (90, "story"), (149, "story"), (150, "lead")])
  func roles(words: Int, role: String) {
    let edition = EditionLayout.edition(of: [.sample("a", words: 10), .sample("b", words: words)], on: .sample)
    let roles = Dictionary(uniqueKeysWithValues: edition.stories.map { ($0.article.id, $0.role.name) })
    #expect(roles == ["a": "brief", "b": role] && (edition.lead != nil) == (role == "lead"))
  }

  @Test("the stories of a section keep the order of the list")
  func keepsOrder() {
    let articles = [200, 20, 100, 160, 30].enumerated().map { EditionArticle.sample("a\($0)", feed: "f\($0 % 2)", words: $1) }
    let edition = EditionLayout.edition(of: articles, on: .sample)
    #expect(edition.lead?.article.id == "a3", "Feed f1 has two articles, f0 has three.")
    #expect(edition.sections.map { $0.stories.map(\.article.id) } == [["a0", "a2", "a1", "a4"]])
    #expect(edition.sections[0].stories[0].leadReason == EditionLeadReason(words: 200, articlesOfFeed: 3))
  }
}
