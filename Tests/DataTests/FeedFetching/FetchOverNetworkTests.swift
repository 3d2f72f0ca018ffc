@testable import FeedFetching
@testable import Files
@testable import Web
import Domain
import LoopbackServer
import Testing
import Transfer

@testable import DataLayer

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

  /// Spellings of one IP address, each a separate host. Two feeds of each exceed the reading limit, so that some responses wait.
  private static let hosts = (1...FetchSession.mostBeingRead).map { String(repeating: "0", count: $0) + "177.0.0.1" }

  @Test("an abandoned refresh closes all connections at once", arguments: [false, true])
  func letGo(isCancelled: Bool) async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n<rss>"), .hold) { server in
      let port = server.hostAndPort.split(separator: ":").last ?? ""
      let feedRequests = try feedRequests(
        Self.hosts.flatMap { ["http://\($0):\(port)/1", "http://\($0):\(port)/2", "http://\($0):\(port)/3"] })
      let asked = RequestScheduler.most / RequestScheduler.weightOfDocument
      let repository = repository()
      let reader = Task {
        let events = await repository.fetch(feedRequests)
        // A task that is cancelled waits here. The other one drops the stream instead.
        if isCancelled { return await events.reduce(0) { $0 + $1.compactMap(\.response).count } }
        while server.connections < asked { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(300))
        return 0
      }
      while server.connections < asked { try await Task.sleep(for: .milliseconds(1)) }
      // By then, the response headers have arrived, and the bodies wait to be read.
      try await Task.sleep(for: .milliseconds(300))
      if isCancelled { reader.cancel() }
      #expect(try await reader.value == 0)
      while server.openConnections > 0 { try await Task.sleep(for: .milliseconds(1)) }
      #expect(server.connections == asked)
    }
  }
}
