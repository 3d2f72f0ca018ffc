import CoreDomain
import CoreDoubles
import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("DueFeeds")
struct DueFeedsTests {
  private let due = Subscription.sample(url: "https://example.org/due")
  private let recent = Subscription.sample(url: "https://example.org/recent")
  private let validators = Validators(etag: "\"1\"", lastModified: nil)

  @Test("due feeds are requested, others are skipped with a reason, and all are counted")
  func plan() {
    let plan = DueFeeds(
      [due, recent], fetchStates: [recent.id: FetchState(lastTried: .sample())], stored: [:], now: .sample(plusMinutes: 1), isForced: false)
    #expect(plan.requests == [FeedRequest(feed: due.id, url: due.url, validators: nil)])
    #expect(plan.skipped.map(\.0) == [recent])
    #expect(plan.skipped.map(\.1) == [.skipped(.recentlyAsked(dueAt: .sample(plusMinutes: 30)))])
    #expect((plan.count, plan.backingOff) == (2, 0))
    let ids = [due.id, recent.id, FeedID(url: .sample("https://example.org/other"))]
    #expect(ids.map { plan.subscription($0) } == [due, recent, nil])
  }

  @Test("the skipped feeds that failed before are counted, also when their refusal is fresh")
  func backingOff() {
    let refused = FetchState(lastTried: .sample(), failures: 1, problem: .web(.status(code: 404)), refusalFreshSeconds: 80_000)
    let states = [due.id: refused, recent.id: FetchState(lastTried: .sample())]
    let plan = DueFeeds([due, recent], fetchStates: states, stored: [:], now: .sample(plusMinutes: 1), isForced: false)
    #expect((plan.skipped.count, plan.backingOff) == (2, 1))
  }

  @Test("the feeds that were not read for the longest time are requested first, as after a busy host, and those that fail last")
  func order() {
    let feeds = ["a", "b", "c", "d", "e"].map { Subscription.sample(url: "https://example.org/\($0)") }
    let states = [
      FetchState(lastSucceeded: .sample(plusMinutes: -60)), FetchState(failures: 1, problem: .web(.status(code: 404))),
      FetchState(lastSucceeded: .sample(plusMinutes: -90)), FetchState(failures: 1, problem: .web(.status(code: 429))),
      FetchState(lastSucceeded: .sample(plusMinutes: -60)),
    ]
    let known = Dictionary(uniqueKeysWithValues: zip(feeds.map(\.id), states))
    let plan = DueFeeds(feeds, fetchStates: known, stored: [:], now: .sample(), isForced: true)
    #expect(plan.requests.map(\.feed) == [3, 2, 0, 4, 1].map { feeds[$0].id })
  }

  @Test(
    "a feed is requested with validators only when all its articles are stored",
    arguments: [(nil, 3, true), (nil, nil, false), (3, 3, true), (3, 4, true), (3, 2, false)] as [(Int?, Int?, Bool)])
  func validators(known: Int?, stored: Int?, isAskedWithValidators: Bool) {
    let fetchStates = [due.id: FetchState(validators: validators, articles: known)]
    let plan = DueFeeds([due], fetchStates: fetchStates, stored: stored.map { [due.id: $0] } ?? [:], now: .sample(), isForced: false)
    #expect(plan.requests.map(\.validators) == [isAskedWithValidators ? validators : nil])
  }

  @Test("a new fetch state builds on the previous one")
  func fetchStates() {
    let plan = DueFeeds(
      [due, recent], fetchStates: [due.id: FetchState(validators: validators, articles: 9, failures: 4)], stored: [:], now: .sample(),
      isForced: true)
    let failed = plan.fetchState(
      after: FeedResponse(feed: due.id, content: .failed(.gone, retryAfterSeconds: nil)), articles: nil, hasNews: false, at: .sample())
    #expect(failed == FetchState(validators: validators, articles: 9, lastTried: .sample(), failures: 5, problem: .gone))
    let answered = plan.fetchState(
      after: FeedResponse(feed: recent.id, content: .feed(.sample(), validators)), articles: 4, hasNews: true, at: .sample())
    #expect(
      answered
        == FetchState(
          validators: validators, articles: 4, lastTried: .sample(), lastSucceeded: .sample(), hints: RefreshHints(lastNews: .sample())))
  }
}
