import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("What rules do with articles")
struct RuleMatcherTests {
  private static let lwn = Subscription.sample(url: "https://lwn.net/feed", title: "LWN")
  private static let other = Subscription.sample(url: "https://example.org/feed", title: "Other")

  private func article(_ title: String, minutes: Int = 0, marks: Set<ArticleMark> = []) -> ArticleWithStatus {
    .sample(
      Article.sample(guid: title, feed: Self.lwn.id, title: title, firstSeen: .sample(plusMinutes: minutes)), marks: marks)
  }

  private func hits(
    _ text: String, _ entries: [ArticleWithStatus], counts: [FeedID: ArticleCounts]? = nil, body: (Int) -> String = { _ in "" }
  ) -> ArrivalMarks {
    let document = RuleDocument(text)
    #expect(document.errors.isEmpty)
    let matcher = RuleMatcher(
      document.entries, at: .sample(), subscriptions: [Self.lwn, Self.other], counts: counts, latestRefresh: .sample())
    return matcher.marks(for: entries, of: Self.lwn.id) { place in
      let text = body(place)
      return QueryBody(text, links: nil)
    }
  }

  @Test("each rule marks the articles that its query finds, and their marks add up")
  func marks() {
    let entries = [article("Kernel news"), article("Webinar on the kernel"), article("Tea")]
    let hits = hits("when kernel => star, keep\nwhen webinar => hide, read\nwhen zebra => read", entries)
    #expect(
      hits.marks == [entries[0].article.id: [.starred, .kept], entries[1].article.id: [.starred, .kept, .hidden, .read]])
    #expect(hits.counts == [1: 2, 2: 1])
    #expect(hits.hidden == [entries[1].article.id])
    #expect(hits.hidingRules == [2])
  }

  @Test("a rule of another feed, and one that has ended, do nothing")
  func others() {
    #expect(
      hits("when feed:other => hide\nwhen kernel => hide until 2025\nfeed Other: latest 1", [article("Kernel"), article("b")]) == .none)
  }

  @Test("marks that an article has already do not count again")
  func again() {
    let entries = [article("Kernel", marks: [.hidden]), article("kernel 2", marks: [.read])]
    #expect(hits("when kernel => hide", entries).counts == [1: 1])
    #expect(hits("when kernel => read", [entries[1]]) == .none)
  }

  @Test("a body is read once, and only for a rule that needs it")
  func bodies() {
    var read: [Int] = []
    let hits = hits("when a => hide\nwhen body:secret => hide\nwhen words:>1 => read", [article("a"), article("b")]) { place in
      read.append(place)
      return "secret \(place)"
    }
    #expect(read == [0, 1])
    #expect(hits.counts == [1: 1, 2: 2, 3: 2])
    #expect(self.hits("when a => hide", [article("a")]) { _ in fatalError("not needed") }.counts == [1: 1])
  }

  @Test("a rule may look at the counts of the feed and at the latest refresh")
  func feeds() {
    let counts = [Self.lwn.id: ArticleCounts(all: 9, unread: 5)]
    let entries = [article("new"), article("old", minutes: -5)]
    #expect(hits("when feed.unread:>4 is:new => read", entries, counts: counts).counts == [1: 1])
  }

  @Test("of the articles that arrive together, a limit of a feed leaves the latest ones")
  func latest() {
    let entries = [article("b", minutes: -20), article("a", minutes: -10), article("c", minutes: -30)]
    #expect(hits("feed lwn: latest 2", entries).hidden == [entries[2].article.id])
    #expect(hits("feed lwn: latest 3", entries) == .none)
    #expect(hits("feed zebra: latest 1", entries) == .none, "Nobody follows the feed any more.")
  }
}
