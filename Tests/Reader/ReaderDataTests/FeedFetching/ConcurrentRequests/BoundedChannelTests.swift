import DataDoubles
import ReaderDomain
@testable import FeedFetching
import StorageDoubles
import Testing

@Suite("The channel between a fetch and its reader", .timeLimit(.minutes(10)))
struct BoundedChannelTests {
  private static let events = (0..<3).map { FetchEvent.asked(StoreSample.feed($0)) }

  @Test("a closed channel delivers its buffered events and ignores later ones")
  func closed() async {
    let mailbox = BoundedChannel(maximum: 9)
    await mailbox.put([Self.events[0]])
    await mailbox.put([Self.events[1]])
    await mailbox.close()
    await mailbox.put([Self.events[2]])
    #expect(await mailbox.take() == [Self.events[0], Self.events[1]])
    #expect(await mailbox.take() == nil)
  }

  @Test("closing the channel ends the reader's wait")
  func endsWait() async {
    let mailbox = BoundedChannel(maximum: 9)
    let reader = Task { await mailbox.take() }
    await mailbox.close()
    #expect(await reader.value == nil)
  }

  private static let response = FetchEvent.answered(FeedResponse(feed: StoreSample.feed(), content: .unchanged))

  /// A writer, and how many of its batches it has put.
  private actor Writer {
    private(set) var batches = 0

    func put(_ batches: [[FetchEvent]], into mailbox: BoundedChannel) async {
      for batch in batches {
        await mailbox.put(batch)
        self.batches += 1
      }
    }

    /// Waits until so many batches are put.
    func wait(for count: Int) async throws {
      while batches < count { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test("a writer waits while the channel is full of responses, until the reader takes them")
  func full() async throws {
    let (mailbox, writer) = (BoundedChannel(maximum: 2), Writer())
    let events = [[Self.events[0]], [Self.response], [Self.events[1]], [Self.response], [Self.response]]
    let writing = Task { await writer.put(events, into: mailbox) }
    try await writer.wait(for: 3)
    // Long enough for a writer that does not wait.
    try await Task.sleep(for: .milliseconds(30))
    #expect(await writer.batches == 3)
    var taken: [FetchEvent] = []
    while taken.count < 5 { taken += await mailbox.take() ?? [] }
    #expect(taken == events.flatMap { $0 })
    await writing.value
  }

  @Test("closing a full channel ends the writer's wait")
  func closedWhileFull() async throws {
    let (mailbox, writer) = (BoundedChannel(maximum: 1), Writer())
    let writing = Task { await writer.put([[Self.events[0]], [Self.response], [Self.response]], into: mailbox) }
    try await writer.wait(for: 1)
    await mailbox.close()
    await writing.value
    #expect(await mailbox.take()?.first == Self.events[0])
    #expect(await mailbox.take() == nil)
  }

  @Test("cancellation ends the writer's wait, before and after it began", arguments: [true, false])
  func cancelled(isWaiting: Bool) async throws {
    let (mailbox, writer) = (BoundedChannel(maximum: 1), Writer())
    let writing = Task {
      while !isWaiting && !Task.isCancelled { await Task.yield() }
      await writer.put([[Self.response]], into: mailbox)
    }
    if isWaiting { try await Task.sleep(for: .milliseconds(20)) }
    writing.cancel()
    await writing.value
    #expect(await mailbox.take() == [Self.response])
  }

  @Test("an empty batch does not wake the reader")
  func nothing() async {
    let mailbox = BoundedChannel(maximum: 9)
    async let first = mailbox.take()
    await mailbox.put([])
    await mailbox.put([Self.events[0]])
    #expect(await first == [Self.events[0]])
  }
}
