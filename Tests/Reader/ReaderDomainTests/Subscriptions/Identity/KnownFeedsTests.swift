import CoreDomain
import CoreDoubles
import ReaderDoubles
@testable import ReaderDomain
import Testing

@Suite("Feeds that are followed again")
struct KnownFeedsTests {
  private static let wanted = Subscription.sample(url: "https://example.org/new")
  private static let ids = ["a", "b"].map { FeedID(url: .sample("https://example.org/\($0)")) }.sorted()

  private func state(_ minutes: Int?) -> FetchState {
    FetchState(lastTried: minutes.map { .sample(plusMinutes: $0) }, urls: [Self.wanted.url])
  }

  private func id(_ states: [FetchState], subscribed: [Subscription] = []) -> FeedID? {
    let known = KnownFeeds(Dictionary(uniqueKeysWithValues: zip(Self.ids, states)))
    return known.identified([Self.wanted], among: subscribed).first?.id
  }

  @Test(
    "of several identities, the one with the latest request wins; then the greater one",
    arguments: [([1, 2], 1), ([2, 1], 0), ([1, 1], 1), ([nil, 1], 1), ([1, nil], 0), ([nil, nil], 1)] as [([Int?], Int)])
  func latest(requests: [Int?], winner: Int) {
    #expect(id(requests.map(state)) == Self.ids[winner])
  }

  @Test(
    "a feed that is followed again at another notation of its URL is known, unless that notation is known, too, or the feed is followed")
  func notation() {
    let (plain, other) = (Subscription.sample(url: "https://example.org/x"), Subscription.sample(url: "https://example.org:443/x#top"))
    func id(_ known: [FeedID], subscribed: [Subscription] = []) -> FeedID? {
      let states = Dictionary(uniqueKeysWithValues: known.map { ($0, FetchState.never) })
      return KnownFeeds(states).identified([other], among: subscribed).first?.id
    }
    #expect(id([plain.id]) == plain.id && id([plain.id, other.id]) == other.id && id([]) == other.id)
    #expect(id([plain.id], subscribed: [plain]) == other.id)
  }

  @Test("an identity that another subscription has is not given again")
  func taken() {
    let subscribed = Self.ids.map { Subscription.sample(id: $0) }
    #expect(id([state(1), state(2)], subscribed: [subscribed[1]]) == Self.ids[0])
    #expect(id([state(1), state(2)], subscribed: subscribed) == Self.wanted.id)
  }

  @Test("another feed at the first URL of a feed that has moved gets an identity of its own, once it is known to be another")
  func other() {
    let moved = Subscription.sample(id: Self.wanted.id, url: "https://example.org/elsewhere")
    func id(_ areOthers: Bool) -> FeedID? { KnownFeeds([:]).identified([Self.wanted], among: [moved], areOthers: areOthers).first?.id }
    #expect(id(false) == moved.id)
    #expect(id(true) == FeedID(url: .sample("https://example.org/new#2")))
  }

  @Test("an explicit identity of another feed does not count, unless that feed was followed at the URL")
  func explicit() {
    let (id, url) = (Self.ids[0], Self.wanted.url)
    let (wanted, other) = (Subscription.sample(id: id, url: url.text), Subscription.sample(id: id, url: "https://example.org/other"))
    #expect(KnownFeeds([:]).identified([wanted], among: []) == [wanted])
    #expect(KnownFeeds([:]).identified([wanted], among: [other]).map(\.id) == [FeedID(url: url)])
    #expect(KnownFeeds([:]).identified([other, wanted], among: []).map(\.id) == [id, FeedID(url: url)])
    #expect(KnownFeeds([id: FetchState(urls: [url])]).identified([wanted], among: [other]).map(\.id) == [id])
  }
}
