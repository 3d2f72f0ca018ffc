import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("What a rule would have hit")
struct RuleEffectTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let month = RuleEffect.days * 24 * 60

  /// Articles that were first seen a minute apart, the first one this many minutes ago.
  private func articles(_ count: Int, _ title: String, minutesAgo: Int, marks: Set<ArticleMark> = []) -> [ArticleWithStatus] {
    (0..<count).map { number in
      .sample(
        .sample(
          guid: "\(title) \(minutesAgo) \(number)", feed: Self.news.id, title: "\(title) \(number)",
          published: .sample(plusMinutes: number - 100_000),
          firstSeen: .sample(plusMinutes: number - minutesAgo)),
        marks: marks)
    }
  }

  @Test("a test finds all articles of the last 30 days, also hidden ones, the newest first")
  func tests() async throws {
    let home = MemoryStores(
      [Self.news],
      articles: articles(25, "Tea", minutesAgo: 100) + articles(1, "Tea hidden", minutesAgo: 50, marks: [.hidden])
        + articles(3, "Tea old", minutesAgo: Self.month + 10) + articles(2, "Kernel", minutesAgo: 60))
    let found = try await home.testRule(Query("title:tea"))
    #expect(found.count == 26 && found.first?.article.title == "Tea 24")
    #expect(try await home.testRule(Query("zebra")) == [])
    #expect(try await home.testRule(Query("title:tea is:hidden")).count == 1)
  }

  @Test("the test and the new rule agree about the number")
  func agrees() async throws {
    let home = MemoryStores([Self.news], articles: articles(7, "Tea", minutesAgo: 100) + articles(4, "Kernel", minutesAgo: 90))
    for query in ["tea", "feed:news", "title:/1$/", "words:>0", "tea or kernel", "-tea"] {
      let effect = try await home.addRule("when \(query) => hide").effect
      #expect(try await home.testRule(Query(query)).count == effect.count && effect.all == 11, "\(query)")
    }
  }

  @Test("a store that cannot be read is an error")
  func broken() async throws {
    let home = MemoryStores([Self.news])
    await home.articles.failWith(MemoryStores.broken)
    await #expect(throws: MemoryStores.broken) { try await home.testRule(Query("tea")) }
  }
}
