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

  private func id(_ states: [FetchState], followed: [Subscription] = []) -> FeedID? {
    let known = KnownFeeds(Dictionary(uniqueKeysWithValues: zip(Self.ids, states)))
    return known.identified([Self.wanted], among: followed).first?.id
  }

  @Test("of several identities, the one with the latest request wins; then the greater one")
  func latest() {
    #expect(id([state(1), state(2)]) == Self.ids[1])
    #expect(id([state(2), state(1)]) == Self.ids[0])
    #expect(id([state(1), state(1)]) == Self.ids[1])
    #expect(id([state(nil), state(1)]) == Self.ids[1])
    #expect(id([state(1), state(nil)]) == Self.ids[0])
    #expect(id([state(nil), state(nil)]) == Self.ids[1])
  }

  @Test("an identity that another subscription has is not given again")
  func taken() {
    let followed = Self.ids.map { Subscription.sample(id: $0) }
    #expect(id([state(1), state(2)], followed: [followed[1]]) == Self.ids[0])
    #expect(id([state(1), state(2)], followed: followed) == Self.wanted.id)
  }
}
