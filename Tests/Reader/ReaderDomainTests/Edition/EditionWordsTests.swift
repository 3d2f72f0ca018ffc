import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("What an edition says")
struct EditionWordsTests {
  private func edition(_ stories: [[EditionArticle]], folders: [[String]] = [[]], omitted: Int = 0) -> Edition {
    let sections = zip(folders, stories).map { folder, stories in
      EditionSection(folder: folder, stories: stories.map { EditionStory($0, .story) })
    }
    return Edition(
      date: EditionDate(moment: .sample(), day: CalendarDate(daysSince1970: 20_781)), lead: nil, sections: sections, omitted: omitted)
  }

  @Test("the title of an edition is the name of the paper and the day")
  func title() {
    #expect(EditionWords.title(of: edition([])) == "The Daily Strata, Tuesday, 24 November 2026")
  }

  @Test(
    "an edition tells how much there is to read",
    arguments: [
      ([100], 1, ["1 article from 1 feed", "1 minute to read"]), ([0], 1, ["1 article from 1 feed", "1 minute to read"]),
      ([200, 156], 1, ["2 articles from 1 feed", "1 minute to read"]), ([200, 157], 2, ["2 articles from 2 feeds", "2 minutes to read"]),
      ([14_160, 0, 0], 2, ["3 articles from 2 feeds", "59 minutes to read"]),
      ([14_161], 1, ["1 article from 1 feed", "1 h 0 min to read"]),
      ([14_280, 14_518], 1, ["2 articles from 1 feed", "2 h 1 min to read"]),
    ])
  func facts(words: [Int], feeds: Int, facts: [String]) {
    let articles = words.enumerated().map { EditionArticle.sample("a\($0)", feed: "f\($0 % feeds)", words: $1) }
    #expect(EditionWords.facts(on: edition([articles])) == facts)
    // A lead counts as any story does.
    let lead = EditionStory(.sample("a", feed: "f0", words: words[0]), .lead(EditionLeadReason(words: 1, articlesOfFeed: 1)))
    let sections = edition([Array(articles.dropFirst())]).sections
    #expect(EditionWords.facts(on: Edition(date: .sample, lead: lead, sections: sections)) == facts)
  }

  @Test("a story takes at least a minute to read")
  func minutes() {
    let minutes = [0, 1, 356, 357, 2380].map { EditionStory(.sample(words: $0), .story).minutes }
    #expect(minutes == [1, 1, 1, 2, 10])
  }

  @Test("a section has the name of its folder, or one for what is in no folder")
  func sections() {
    let one = edition([[.sample()]])
    let two = edition([[.sample("a")], [.sample("b")]], folders: [["Outdoors", "Water"], []])
    #expect(one.sections.map { EditionWords.title(of: $0, among: one) } == ["Today"])
    #expect(two.sections.map { EditionWords.title(of: $0, among: two) } == ["Outdoors · Water", "Miscellany"])
  }

  @Test(
    "the colophon tells how many articles did not fit",
    arguments: [(0, ""), (1, " 1 more article did not fit."), (2, " 2 more articles did not fit.")])
  func colophon(omitted: Int, sentence: String) {
    #expect(
      EditionWords.colophon(of: edition([], omitted: omitted))
        == "Made by Strata from the feeds that you follow.\(sentence) Reading this edition loads nothing from the web.")
  }

  @Test(
    "a lead tells why it leads",
    arguments: [
      (150, 1, "150 words, among feeds with a single article"), (999, 2, "999 words, among feeds with only 2 articles"),
      (1000, 1, "1,000 words, among feeds with a single article"), (12_045, 10, "12,045 words, among feeds with only 10 articles"),
      (1_002_030, 1, "1,002,030 words, among feeds with a single article"),
    ])
  func lead(words: Int, articles: Int, reason: String) {
    #expect(
      EditionWords.sentence(for: EditionLeadReason(words: words, articlesOfFeed: articles))
        == "It leads because it is the longest, with \(reason) in this edition.")
  }
}
