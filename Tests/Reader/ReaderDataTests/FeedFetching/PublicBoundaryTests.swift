import DataDoubles
import SampleDoubles
@testable import CoreData
import CoreDomain
@testable import ReaderData
import ReaderDomain
@testable import SampleData
@testable import FeedFetching
@testable import Files
import LoopbackServer
import Testing

@testable import Transfer

/// A page or an answer of the public internet names a URL. Only the port of one server counts as public.
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
        guard case .page(let links, _) = try await feeds.look(at: FeedRequest(first: WebURL(outside.url))), let link = links.first else {
          return #expect(Bool(false), "There must be a link.")
        }
        await #expect(throws: ReadingError.self) { try await feeds.look(at: FeedRequest(first: link.url, isPublic: link.isPublic)) }
        #expect(await inside.requests.isEmpty)
        guard case .page(let others, _) = try await repository(.sample).look(at: FeedRequest(first: WebURL(outside.url))) else {
          return #expect(Bool(false), "There must be a page.")
        }
        #expect(links.map(\.isPublic) == [true] && others.map(\.isPublic) == [false])
      }
    }
  }

  @Test("a picture service on the public internet does not lead to a picture in a private network")
  func pictures() async throws {
    try await LoopbackServer.serving({ _ in CannedResponse(body: PictureSample.bytes()) }) { inside in
      try await LoopbackServer.serving({ _ in CannedResponse(text: "{\"url\":\"\(inside.url)/1\"}") }) { outside in
        let pictures = WebPictureStore(client: client(public: outside))
        let (url, isPublic) = try await pictures.url(saying: "hi", at: WebURL(outside.url))
        #expect(isPublic)
        await #expect(throws: NetworkError.self) { try await pictures.image(at: url, isPublic: isPublic) }
        #expect(await inside.requests.isEmpty)
        let (known, isKnown) = try await WebPictureStore(client: .sample).url(saying: "hi", at: WebURL(outside.url))
        #expect(!isKnown && known == url)
      }
    }
  }
}
