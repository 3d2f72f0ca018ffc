@testable import FeedFetching
@testable import Files
@testable import Web
import Domain
import LoopbackServer
import Testing
import Transfer

@testable import DataLayer

@Suite("Many feeds over a real network", .timeLimit(.minutes(10)))
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

  /// Ways to write one address, each a host of its own: two feeds of each are more than are read at once, so that some wait for their turn.
  private static let hosts = (1...FetchSession.mostBeingRead).map { String(repeating: "0", count: $0) + "177.0.0.1" }

  @Test("a refresh that nobody waits for any more hangs up on every server at once", arguments: [false, true])
  func letGo(isCancelled: Bool) async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<rss>"), .hold) { server in
      let port = server.hostAndPort.split(separator: ":").last ?? ""
      let feedRequests = try feedRequests(
        Self.hosts.flatMap { ["http://\($0):\(port)/1", "http://\($0):\(port)/2", "http://\($0):\(port)/3"] })
      let asked = RequestScheduler.most / RequestScheduler.weightOfDocument
      let repository = repository()
      let reader = Task {
        let events = await repository.fetch(feedRequests)
        // Whoever is cancelled waits here; whoever lets go does not.
        if isCancelled { return await events.reduce(0) { $0 + $1.compactMap(\.response).count } }
        while server.connections < asked { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(300))
        return 0
      }
      while server.connections < asked { try await Task.sleep(for: .milliseconds(1)) }
      // So that the heads are there, and their bodies wait for a turn.
      try await Task.sleep(for: .milliseconds(300))
      if isCancelled { reader.cancel() }
      #expect(try await reader.value == 0)
      while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(server.connections == asked)
    }
  }
}
