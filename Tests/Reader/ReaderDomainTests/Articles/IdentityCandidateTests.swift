import CoreDoubles
import ReaderDoubles
@testable import CoreDomain
@testable import ReaderDomain
import Testing

@Suite("Forms of an item")
struct IdentityCandidateTests {
  private static let page = WebURL.sample("https://example.org/1")
  private static let other = WebURL.sample("https://example.org/2")

  private static func article(_ title: String = "T", url: WebURL? = page, published: Int? = nil) -> Article {
    .sample(title: title, url: url, published: published.map { .sample(plusMinutes: $0) })
  }

  private static func item(
    guid: String? = nil, _ title: String = "T", url: WebURL? = page, external: WebURL? = nil, published: Int? = nil, updated: Int? = nil
  ) -> FeedItem {
    FeedItem(
      guid: guid, title: title, url: url, externalURL: external, published: published.map { .sample(plusMinutes: $0) },
      updated: updated.map { .sample(plusMinutes: $0) })
  }

  /// The item, the stored article, the article today, and whether the stored one is the item.
  private static let cases: [(FeedItem, Article, Article, Bool)] = [
    // With a guid, an equal title or a date that does not differ is enough.
    (item(guid: "1", published: 1), article(published: 1), article(published: 1), true),
    (item(guid: "1", "New", published: 1), article(published: 1), article("New", published: 1), true),
    (item(guid: "1", published: 2), article(published: 1), article(published: 2), true),
    (item(guid: "1", "New", published: 2), article(published: 1), article("New", published: 2), false),
    (item(guid: "1", "New"), article(published: 1), article("New"), true),
    (item(guid: "1", "New", published: 2), article(), article("New", published: 2), true),
    // With a URL alone, the title or the date must be equal.
    (item("New", published: 2), article(), article("New", published: 2), false),
    (item("New", published: 1), article(published: 1), article("New", published: 1), true),
    (item("New", updated: 1), article(published: 1), article("New", published: 9), true),
    (item(published: 2), article(published: 1), article(published: 2), true),
    (item("T", published: 1), article(), article("New", published: 1), true),
    (item("New", published: 1, updated: 2), article(published: 1), article("New", published: 9), true),
    // With neither, the title must be equal, and the date must not differ.
    (item(url: nil, published: 1), article(url: nil, published: 1), article(url: nil, published: 1), true),
    (item(url: nil, published: 2), article(url: nil, published: 1), article(url: nil, published: 2), false),
    (item("New", url: nil, published: 1), article(url: nil, published: 1), article("New", url: nil, published: 1), false),
    (item(url: nil), article(url: nil, published: 1), article(url: nil), true),
    // The page must be that of the article today, or that of the reading.
    (item(guid: "1"), article(url: other), article(), false),
    (item(guid: "1"), article(), article(url: other), true),
    (item(guid: "1", url: nil, external: page), article(), article(url: other), true),
    (item(guid: "1", url: other, external: page), article(), article(url: other), false),
  ]

  @Test("a stored article is the item when page, title and date agree as far as its identity leaves doubt", arguments: cases)
  func readings(item: FeedItem, stored: Article, today: Article, isSame: Bool) {
    #expect(IdentityCandidate.isReading(item, of: stored, today: today) == isSame)
  }

  @Test(
    "an article with another file is another item, unless title and date are equal and only the query of the file's URL differs",
    arguments: [
      ("a.mp3", "T", 1, true), ("a.mp3?2", "T", 1, true), ("b.mp3?1", "T", 1, false), ("a.mp3?2", "New", 1, false),
      ("a.mp3?2", "T", 2, false), ("a.mp3?2", "T", nil, false), ("a.mp3?1", "New", 1, true),
    ] as [(String, String, Int?, Bool)])
  func files(name: String, title: String, published: Int?, isSame: Bool) {
    func files(_ name: String) -> [Enclosure] { [Enclosure(url: .sample("https://example.org/\(name)"))] }
    func article(_ title: String, _ published: Int?, _ name: String) -> Article {
      Article(
        id: Self.article().id, feed: Self.article().feed, title: title, url: Self.page,
        published: published.map { .sample(plusMinutes: $0) }, firstSeen: .sample(), enclosures: files(name))
    }
    var item = Self.item(guid: "1", title, published: published)
    item.enclosures = files(name)
    let (stored, today) = (article("T", 1, "a.mp3?1"), article(title, published, name))
    #expect(IdentityCandidate.isReading(item, of: stored, today: today) == isSame)
  }

  @Test("an item that shares its link with others is found when its date could not be read before")
  func undatedLinks() {
    let stored = ArticleIdentity.identities(of: [Self.item("One"), Self.item("Two")])
    let today = [Self.item("One", published: 1), Self.item("Two", published: 2)]
    #expect(Set(stored).count == 2)
    for (item, identity) in zip(today, stored) {
      #expect(IdentityCandidate.forms(of: item).contains { $0.identity == identity })
    }
  }
}
