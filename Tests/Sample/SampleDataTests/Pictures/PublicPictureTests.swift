import CoreData
import CoreDomain
import DataDoubles
import LoopbackServer
import SampleDoubles
import Testing

@testable import SampleData
@testable import Transfer

/// An answer of the public internet names a URL. Only the port of one server counts as public.
@Suite("URLs that a public picture service names", .timeLimit(.minutes(10)))
struct PublicPictureTests {
  private func client(public server: LoopbackServer) -> WebClient {
    let port = server.url.split(separator: ":").last.flatMap { UInt16($0) }
    return WebClient(loop: TransferLoop { _, candidate in candidate == port }, userAgent: "Strata/test")
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
