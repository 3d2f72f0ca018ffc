import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("PostingFrequency")
struct PostingFrequencyTests {
  @Test(
    "the frequency is the median of the gaps, including the time since the newest article",
    arguments: [
      ([], nil), ([10], nil), ([10, 20], 10), ([0, 60, 120, 180], 60), ([100, 110, 120], 10), ([1000, 1010], 1000),
      ([0, 60, 10_000, 10_060, 10_120], 60), ([-50, 10, 40], 30), ([-50, 10], nil),
    ] as [([Int], Int?)])
  func gaps(minutesAgo: [Int], gap: Int?) {
    let items = minutesAgo.map { FeedItem.sample(published: .sample(plusMinutes: -$0)) }
    #expect(PostingFrequency.gapMinutes(of: items, at: .sample()) == gap)
    #expect(PostingFrequency.gapMinutes(of: items.reversed(), at: .sample()) == gap)
  }

  @Test("only the newest twelve articles count, by their modification date when they have no publication date")
  func newest() {
    let old = (0..<50).map { FeedItem.sample(published: .sample(plusMinutes: -1_000_000 - $0)) }
    let new = (0..<12).map { FeedItem(updated: .sample(plusMinutes: -100 * $0)) }
    #expect(PostingFrequency.gapMinutes(of: old + new, at: .sample()) == 100)
    #expect(PostingFrequency.gapMinutes(of: [FeedItem(), FeedItem()], at: .sample()) == nil)
  }

  @Test("an article that is dated this very moment is not in the future")
  func thisMoment() {
    let items = [0, 60].map { FeedItem.sample(published: .sample(plusMinutes: -$0)) }
    #expect(PostingFrequency.gapMinutes(of: items, at: .sample()) == 60)
    #expect(PostingFrequency.gapMinutes(of: items, at: .sample(plusMinutes: -1)) == nil)
  }
}
