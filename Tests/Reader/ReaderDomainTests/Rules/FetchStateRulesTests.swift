import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Rules about the fetching of feeds")
struct FetchStateRulesTests {
  private static let news = Subscription.sample(url: "https://example.org/news.xml", title: "News")

  private func refreshed(_ home: MemoryStores) async throws -> RefreshReport? {
    await home.feeds.response(Self.news.url, with: .feed(.sample(items: [.sample(guid: "1", title: "Kernel")]), nil))
    var report: RefreshReport?
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true)) {
      for event in batch { if case .finished(let finished) = event { report = finished } }
    }
    return report
  }

  @Test("a rule sees how fetching the feed went before this refresh")
  func before() async throws {
    let state = FetchState(lastSucceeded: .sample(plusMinutes: -300), failures: 1, problem: .gone)
    for (rule, isHidden) in [
      ("when feed.problem:yes feed.age:>4h => hide", true), ("when feed.problem:no => hide", false), ("when feed.age:<4h => hide", false),
    ] {
      let home = MemoryStores([Self.news], fetchStates: [Self.news.id: state], rules: MemoryRuleRepository(rule))
      #expect(try await refreshed(home)?.marked.hidden.count == (isHidden ? 1 : 0), "\(rule)")
    }
  }

  @Test("when the fetch states cannot be read, articles arrive without rules")
  func unreadable() async throws {
    let home = MemoryStores([Self.news], rules: MemoryRuleRepository("when feed.problem:no => hide"))
    await home.articles.failWith(MemoryStores.broken, on: [.fetchStates])
    let report = try await refreshed(home)
    #expect(report?.newArticles == 1 && report?.marked.hidden.isEmpty == true)
  }
}
