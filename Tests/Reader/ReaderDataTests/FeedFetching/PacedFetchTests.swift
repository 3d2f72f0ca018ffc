@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Synchronization
import Testing
import Transfer

@Suite("Rate limits for many feeds of one server", .timeLimit(.minutes(10)))
struct PacedFetchTests {
  /// Limits `127.0.0.1` after two free requests, but no other IP address of this computer.
  private static let rateLimiter = HostRateLimiter(free: 2, gap: .seconds(10)) { $0 == "127.0.0.1" }

  private func fetch(_ feedRequests: [FeedRequest], by clock: JumpingClock) async -> EventBatches<FetchEvent> {
    let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test")
    let store = TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(milliseconds: 0) })
    let repository = WebFeedRepository(network: store, documents: FileDocumentStore(), rateLimiter: Self.rateLimiter) { clock.clock }
    return await repository.fetch(feedRequests)
  }

  private func feedRequests(_ server: LoopbackServer, _ host: String, _ paths: ClosedRange<Int>) throws -> [FeedRequest] {
    try paths.map { path in
      let url = try WebURL(server.url.replacing("127.0.0.1", with: host) + "/\(path)")
      return FeedRequest(feed: FeedID(url: url), url: url, validators: nil)
    }
  }

  @Test("a server with many feeds gets its free requests first, and one more after each gap")
  func gaps() async throws {
    let clock = JumpingClock()
    let fetchedFeeds = Mutex<[Duration]>([])
    try await LoopbackServer.serving { _ in
      fetchedFeeds.withLock { $0.append(clock.elapsed) }
      return .feed("one")
    } _: { server async throws in
      let answers = await fetch(try feedRequests(server, "127.0.0.1", 1...6), by: clock).reduce(0) { $0 + $1.compactMap(\.response).count }
      #expect(answers == 6)
    }
    #expect(clock.waits == [.seconds(10), .seconds(20), .seconds(30), .seconds(40)])
    // No request arrives before it starts.
    for wait in clock.waits.indices { #expect(fetchedFeeds.withLock { $0.count { $0 < clock.waits[wait] } } <= 2 + wait) }
  }

  @Test("a rate limit for one server does not delay the others")
  func others() async throws {
    let asked = Mutex(0)
    let clock = JumpingClock { asked.withLock { $0 >= 20 } }
    try await LoopbackServer.serving(on: "127.0.0.2") { _ in
      asked.withLock { $0 += 1 }
      return .feed("one")
    } _: { other async throws in
      try await LoopbackServer.serving { _ in
        .feed("one")
      } _: { server async throws in
        let all = try feedRequests(server, "127.0.0.1", 1...4) + feedRequests(other, "127.0.0.2", 1...20)
        let answers = await fetch(all, by: clock).reduce(0) { $0 + $1.compactMap(\.response).count }
        #expect(answers == 24)
      }
    }
  }

  @Test("a cancelled refresh does not wait for a rate limit")
  func cancelled() async throws {
    let clock = JumpingClock { false }
    try await LoopbackServer.serving { _ in
      .feed("one")
    } _: { server async throws in
      let feedRequests = try feedRequests(server, "127.0.0.1", 1...4)
      let reader = Task { await fetch(feedRequests, by: clock).reduce(0) { $0 + $1.compactMap(\.response).count } }
      while clock.waits.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      reader.cancel()
      #expect(await reader.value <= 2)
    }
  }
}
