@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Testing
import Transfer

@Suite("Many feeds over a real connection", .timeLimit(.minutes(10)))
struct FetchOverNetworkTests {
  private func repository() -> WebFeedRepository {
    let patient = TransferLimits(connectSeconds: 3600, stallSeconds: 3600, totalSeconds: 3600)
    let client = WebClient(loop: TransferLoop(), userAgent: "Strata/test", limits: patient)
    return WebFeedRepository(
      network: TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(milliseconds: 0) }),
      documents: FileDocumentStore())
  }

  private func feedRequests(_ urls: [String]) throws -> [FeedRequest] {
    try urls.map { text in
      let url = try WebURL(text)
      return FeedRequest(feed: FeedID(url: url), url: url, validators: nil)
    }
  }

  /// Starts servers on separate IP addresses, because one address gets two requests at once. Two feeds of each exceed the reading limit, so
  /// that some responses wait.
  private func servers(
    _ numbers: Range<UInt8> = 2..<UInt8(2 + FetchSession.maximumBeingRead), before: [ScriptedServer] = [],
    _ work: ([ScriptedServer]) async throws -> Void
  ) async throws {
    guard let number = numbers.first else { return try await work(before) }
    let steps: [ScriptedServer.Step] = [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<rss>"), .hold]
    try await ScriptedServer.playing(steps, on: number) { server in
      try await servers(numbers.dropFirst(), before: before + [server], work)
    }
  }

  @Test("an abandoned refresh closes all connections at once", arguments: [false, true])
  func letGo(isCancelled: Bool) async throws {
    try await servers { servers in
      let connections: @Sendable () -> Int = { servers.reduce(0) { $0 + $1.connections } }
      let feedRequests = try feedRequests(servers.flatMap { server in (1...3).map { "\(server.url)/\($0)" } })
      let asked = ConcurrencyLimits.maximum / ConcurrencyLimits.weightOfDocument
      let repository = repository()
      let reader = Task {
        let events = await repository.fetch(feedRequests)
        // A task that is cancelled waits here. The other one drops the stream instead.
        if isCancelled { return await events.reduce(0) { $0 + $1.compactMap(\.response).count } }
        while connections() < asked { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(300))
        return 0
      }
      while connections() < asked { try await Task.sleep(for: .milliseconds(1)) }
      // By then, the response headers have arrived, and the bodies wait to be read.
      try await Task.sleep(for: .milliseconds(300))
      if isCancelled { reader.cancel() }
      #expect(try await reader.value == 0)
      while servers.contains(where: { $0.openConnections > 0 }) { try await Task.sleep(for: .milliseconds(1)) }
      #expect(connections() == asked)
    }
  }
}
