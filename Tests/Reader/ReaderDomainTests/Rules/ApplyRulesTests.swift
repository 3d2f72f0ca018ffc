import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Applying rules to stored articles")
struct ApplyRulesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")
  private static let left = Subscription.sample(url: "https://example.org/left.xml", title: "Left")

  private func article(_ title: String, _ marks: Set<ArticleMark> = [], of feed: FeedID = news.id, minutes: Int = 0) -> ArticleWithStatus {
    .sample(.sample(guid: title, feed: feed, title: title, published: .sample(plusMinutes: minutes - 100)), marks: marks)
  }

  private func home(_ rules: String, _ articles: [ArticleWithStatus], views: KeyValuePairs<String, String> = [:]) -> MemoryStores {
    MemoryStores([Self.news], articles: articles, views: views, rules: MemoryRuleRepository(rules))
  }

  @Test("every rule in force marks what it finds, the marks add up, and one undo and redo take all of it back and forth")
  func applies() async throws {
    let articles = [article("Tea"), article("Tea kernel", [.read]), article("Kernel", [.hidden]), article("x")]
    let home = home(
      "when tea => hide, read\nwhen kernel => star, keep\nwhen x => star until 2025\nwhen zebra => hide\nwhem a => hide", articles)
    let before = await home.articles.marksByTitle
    let result = try await home.applyRules(ApplyRulesInput())
    let after: [String: Set<ArticleMark>] = [
      "Tea": [.hidden, .read], "Tea kernel": [.read, .hidden, .starred, .kept], "Kernel": [.hidden, .starred, .kept], "x": [],
    ]
    #expect(await home.articles.marksByTitle == after)
    #expect(result.counts == [1: 2, 2: 2] && result.articles == 3)
    #expect(result.errors.map(\.line) == [5] && result.undoError == nil && !result.isDryRun)
    _ = try await home.undoLastAction(.last)
    #expect(await home.articles.marksByTitle == before)
    await #expect(throws: ReaderError.undo(.nothingToUndo)) { try await home.undoLastAction(.last) }
    _ = try await home.undoLastAction(.lastUndone)
    #expect(await home.articles.marksByTitle == after)
  }

  @Test("marks that are set already are neither counted nor undone, and the second time changes nothing")
  func again() async throws {
    let home = home("when tea => hide, star", [article("Tea", [.starred])])
    #expect(try await home.applyRules(ApplyRulesInput()).edits.map(\.mark) == [.hidden])
    let result = try await home.applyRules(ApplyRulesInput())
    #expect(result.articles == 0 && result.counts.isEmpty && result.edits.isEmpty)
    _ = try await home.undoLastAction(.last)
    #expect(await home.articles.marksByTitle == ["Tea": [.starred]])
    await #expect(throws: ReaderError.undo(.nothingToUndo), "Nothing changed the second time.") { try await home.undoLastAction(.last) }
  }

  @Test("a dry run tells the same and changes nothing")
  func dryRun() async throws {
    let home = home("when tea => hide", [article("Tea")])
    let dry = try await home.applyRules(ApplyRulesInput(isDryRun: true))
    #expect(await home.articles.marksByTitle == ["Tea": []])
    let result = try await home.applyRules(ApplyRulesInput())
    #expect(dry.isDryRun && dry.edits == result.edits && dry.counts == result.counts && dry.articles == result.articles)
  }

  @Test("a limit leaves the latest articles of its feed, and counts no article of others")
  func latest() async throws {
    let articles = (1...4).map { article("\($0)", minutes: $0) } + [article("other", of: Self.left.id)]
    let home = home("feed news: latest 2\nfeed Left: latest 1\nfeed zebra: latest 1", articles)
    let result = try await home.applyRules(ApplyRulesInput())
    #expect(result.counts == [1: 2])
    #expect(await home.articles.marksByTitle == ["1": [.hidden], "2": [.hidden], "3": [], "4": [], "other": []])
    #expect(try await home.applyRules(ApplyRulesInput()).articles == 0)
  }

  @Test("a rule may name a saved view and a state, and finds no article of a feed that is not followed")
  func queries() async throws {
    let articles = [article("Tea"), article("Tea two", [.read]), article("Tea left", of: Self.left.id)]
    let home = home("when @warm is:unread => hide", articles, views: ["warm": "tea or coffee"])
    #expect(try await home.applyRules(ApplyRulesInput()).articles == 1)
    #expect(await home.articles.marksByTitle == ["Tea": [.hidden], "Tea two": [.read], "Tea left": []])
  }

  @Test("what the user has unmarked is marked again, because the user asks for it, and no mark is ever cleared")
  func unmarked() async throws {
    let home = home("when tea => hide", [article("Tea", [.starred, .read])])
    _ = try await home.applyRules(ApplyRulesInput())
    let id = article("Tea").article.id
    try await home.articles.update(StatusUpdate([id], .set(.hidden, false)), reaching: .all)
    _ = try await home.applyRules(ApplyRulesInput())
    #expect(await home.articles.marksByTitle == ["Tea": [.starred, .read, .hidden]])
  }

  @Test("rules that cannot be read change nothing, and a change that cannot be noted for undo is done and told")
  func broken() async throws {
    let unreadable = MemoryStores([Self.news], articles: [article("Tea")], rules: MemoryRuleRepository(failing: MemoryStores.broken))
    await #expect(throws: MemoryStores.broken) { try await unreadable.applyRules(ApplyRulesInput()) }
    #expect(await unreadable.articles.marksByTitle == ["Tea": []])
    let home = home("when tea => hide", [article("Tea")])
    await home.undoHistory.failWith(MemoryStores.broken)
    #expect(try await home.applyRules(ApplyRulesInput()).undoError == MemoryStores.broken)
    #expect(await home.articles.marksByTitle == ["Tea": [.hidden]])
  }
}
