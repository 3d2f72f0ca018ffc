@testable import FeedFetching
import Domain
import Testing

@Suite("The channel between a fetch and its reader", .timeLimit(.minutes(10)))
struct BoundedChannelTests {
  private static let events = (0..<3).map { FetchEvent.asked(StoreSample.feed($0)) }

  @Test("a closed channel delivers its buffered events and ignores later ones")
  func closed() async {
    let mailbox = BoundedChannel(most: 9)
    await mailbox.put([Self.events[0]])
    await mailbox.put([Self.events[1]])
    await mailbox.close()
    await mailbox.put([Self.events[2]])
    #expect(await mailbox.take() == [Self.events[0], Self.events[1]])
    #expect(await mailbox.take() == nil)
  }

  @Test("closing the channel ends the reader's wait")
  func endsWait() async {
    let mailbox = BoundedChannel(most: 9)
    let reader = Task { await mailbox.take() }
    await mailbox.close()
    #expect(await reader.value == nil)
  }

  @Test("an empty batch does not wake the reader")
  func nothing() async {
    let mailbox = BoundedChannel(most: 9)
    async let first = mailbox.take()
    await mailbox.put([])
    await mailbox.put([Self.events[0]])
    #expect(await first == [Self.events[0]])
  }
}
