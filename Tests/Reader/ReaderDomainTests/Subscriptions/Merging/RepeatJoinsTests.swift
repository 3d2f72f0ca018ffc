import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RepeatJoins")
struct RepeatJoinsTests {
  private static let old = Subscription.sample(url: "https://old.example/feed", title: "Old")
  private static let new = Subscription.sample(url: "https://new.example/feed", title: "New")

  @Test(
    "a join waits only while the feed that stays may still be fetched for the first time",
    arguments: [
      (nil, false), (FetchState(lastTried: .sample(), failures: 2, problem: .web(.timedOut(seconds: 60))), false),
      (FetchState(lastTried: .sample(), failures: 3, problem: .web(.timedOut(seconds: 60))), true),
      (FetchState(lastTried: .sample(), failures: 1, problem: .gone), true),
      // It is empty, or retention has removed its articles.
      (FetchState(lastTried: .sample(), lastSucceeded: .sample()), true),
    ] as [(FetchState?, Bool)])
  func waits(fetchState: FetchState?, isReady: Bool) async throws {
    let article = Article.sample(guid: "x", feed: Self.old.id, title: "X", url: .sample("https://x.example/x"))
    let home = MemoryStores(
      [Self.old, Self.new], articles: [.sample(article)], fetchStates: fetchState.map { [Self.new.id: $0] } ?? [:])
    let join = RemoteJoin(Self.old, into: Self.new.id, isTargetFollowed: true)
    let complete = try await RepeatJoins(articles: home.articles, fetchStates: home.fetchStates)([join])
    #expect(complete == (isReady ? [join] : []))
    #expect(try await home.articles.counts(in: [Self.new.id]).isEmpty == !isReady)
  }
}
