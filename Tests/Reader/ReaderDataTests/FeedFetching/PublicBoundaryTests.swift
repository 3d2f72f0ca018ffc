import DataDoubles
@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Testing

@testable import Transfer

/// A page of the public internet names a URL. Only the port of one server counts as public.
@Suite("URLs that a public server names", .timeLimit(.minutes(10)))
struct PublicBoundaryTests {
  private func client(public server: LoopbackServer) -> WebClient {
    let port = server.url.split(separator: ":").last.flatMap { UInt16($0) }
    return WebClient(loop: TransferLoop { _, candidate in candidate == port }, userAgent: "Strata/test")
  }

  private func repository(_ client: WebClient) -> WebFeedRepository {
    let store = TransferFeedStore(client: client, executor: FileExecutor(label: "strata.tests"), now: { Timestamp(seconds: 0) })
    return WebFeedRepository(network: store, documents: FileDocumentStore())
  }

  private static func page(_ url: String) -> CannedResponse {
    let link = "<link rel=alternate type=application/rss+xml href='\(url)'>"
    return CannedResponse(headers: ["Content-Type": "text/html"], text: "<html><head>\(link)</head></html>")
  }

  @Test("a page of the public internet does not lead to a feed in a private network; any other page leads anywhere")
  func feeds() async throws {
    try await LoopbackServer.serving(["/feed": .feed("inside")]) { inside in
      try await LoopbackServer.serving({ $0.path == "/feed" ? .feed("outside") : Self.page(inside.url + "/feed") }) { outside in
        let feeds = repository(client(public: outside))
        guard case .page(let links, _) = try await feeds.discover(at: FeedRequest(first: WebURL(outside.url))), let link = links.first
        else {
          return #expect(Bool(false), "There must be a link.")
        }
        await #expect(throws: ReaderError.self) { try await feeds.discover(at: FeedRequest(first: link.url, isPublic: link.isPublic)) }
        #expect(await inside.requests.isEmpty)
        guard case .page(let others, _) = try await repository(.sample).discover(at: FeedRequest(first: WebURL(outside.url))) else {
          return #expect(Bool(false), "There must be a page.")
        }
        #expect(links.map(\.isPublic) == [true] && others.map(\.isPublic) == [false])
      }
    }
  }
}
