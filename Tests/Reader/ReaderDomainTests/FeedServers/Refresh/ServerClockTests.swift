import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization
import Testing

/// The clock in contacts with a feed server.
@Suite("The clock in a contact", .timeLimit(.minutes(10)))
struct ServerClockTests {
  /// A clock that a test sets.
  private final class SetClock: Sendable {
    private let years = Mutex(0)
    var now: Timestamp { ServerClockTests.moment(years: years.withLock { $0 }) }
    func set(years: Int) { self.years.withLock { $0 = years } }
  }

  private static func moment(years: Int) -> Timestamp { .sample().adding(minutes: years * 366 * 24 * 60) }

  @Test(
    "a clock that is ten years ahead removes no article for its age, until the server agrees with it", arguments: [nil, 0, 10] as [Int?])
  func clock(serverYears: Int?) async throws {
    let (clock, server) = (SetClock(), MemoryFeedServer())
    let feed = await server.add(ServerClient.url, title: "News")
    await server.mark(.read, true, await server.publish([.served("One")], in: feed.id))
    let client = ServerClient(server, settings: [.keepDays: .limit(30)], now: { clock.now })
    #expect(try await client.report()?.removed == 0)
    clock.set(years: 10)
    await server.date(responses: serverYears.map(Self.moment(years:)))
    let report = try await client.report()
    #expect(report?.removed == (serverYears == 10 ? 1 : 0))
    #expect(report?.isClockDoubted == (serverYears != 10))
  }

  @Test("articles of a server whose own date is years off are not removed for their age")
  func wrongServer() async throws {
    let (client, feed, _) = await ServerClient.following(settings: [.keepDays: .limit(30)])
    let old = await client.server.publish([.served("Old", minutes: -100_000)], in: feed.id)
    await client.server.mark(.read, true, old)
    try await client.contact()
    for (date, removed) in [(Self.moment(years: 10), 0), (nil, 1)] as [(Timestamp?, Int)] {
      await client.server.date(responses: date)
      let report = try await client.report()
      #expect(report?.removed == removed && report?.isClockDoubted == false)
    }
  }
}
