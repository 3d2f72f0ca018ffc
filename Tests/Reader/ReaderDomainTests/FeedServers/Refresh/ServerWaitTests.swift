import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Synchronization
import Testing

/// Servers that ask to wait.
@Suite("A feed server that asks to wait", .timeLimit(.minutes(10)))
struct ServerWaitTests {
  private static func busy(_ seconds: Int?) -> ReaderError { .server(.busy(host: "server.example", seconds: seconds)) }

  @Test(
    "a server is not contacted before the moment that it named, whatever asked it and even by force; then it is",
    arguments: [MemoryFeedServer.Call.logIn, .subscriptions, .set, .list, .items])
  func waits(call: MemoryFeedServer.Call) async throws {
    let (following, feed, _) = await ServerClient.following()
    let minutes = Mutex(0)
    let client = ServerClient(following.server, now: { .sample(plusMinutes: minutes.withLock { $0 }) })
    try await client.contact()
    try await client.mark(.starred, of: "One")
    await client.server.publish([.served("Three", minutes: 3)], in: feed.id)
    await client.server.failWith(Self.busy(3600), on: [call])
    _ = try? await client.contact()
    await client.server.failWith(nil)
    let before = await client.server.calls.count
    minutes.withLock { $0 = 59 }
    for isForced in [false, true] {
      await #expect(throws: Self.busy(60)) { try await client.contact(RefreshInput(isForced: isForced)) }
    }
    #expect(await client.server.calls.count == before)
    minutes.withLock { $0 = 60 }
    let report = try await client.report()
    #expect(report?.problem == nil)
    #expect(await client.marks == ["One: starred", "Three: ", "Two: "])
    #expect(try await client.state.account()?.notBefore == nil)
  }

  @Test("a wait without a moment, and one from a wrong clock, put nothing off", arguments: [nil, 25 * 60, 40 * 24 * 60] as [Int?])
  func unknown(minutes: Int?) async throws {
    let (client, _, _) = await ServerClient.following()
    if let minutes { try await client.state.recordWait(until: .sample(plusMinutes: minutes)) }
    await client.server.failWith(minutes == nil ? Self.busy(nil) : nil, on: [.list])
    _ = try await client.contact()
    await client.server.failWith(nil)
    #expect(try await client.report()?.problem == nil)
  }

  @Test("no wait is longer than a day")
  func longest() async throws {
    let (client, _, _) = await ServerClient.following()
    await client.server.failWith(Self.busy(30 * 24 * 3600), on: [.list])
    try await client.contact()
    #expect(try await client.state.account()?.notBefore == .sample(plusMinutes: 24 * 60))
  }

  @Test("binding again ends the wait")
  func bound() async throws {
    let (client, _, _) = await ServerClient.following()
    try await client.state.recordWait(until: .sample(plusMinutes: 5))
    _ = try await client.bindServer(ServerAccount.sample().login)
    #expect(try await client.report()?.problem == nil)
  }
}
