import CoreDomain
import DataDoubles
import LoopbackServer
import ReaderData
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Pictures for an edition", .timeLimit(.minutes(10)))
struct WebEditionImageTests {
  /// The limits of the program are those of a user who waits; a busy machine needs more.
  private let repository = WebEditionImageRepository(client: .sample, limits: .patient)

  private static func response(_ type: String?, _ bytes: [UInt8], status: Int = 200) -> CannedResponse {
    CannedResponse(status: status, headers: type.map { ["Content-Type": $0] } ?? [:], body: bytes)
  }

  @Test("the bytes decide what a picture is, whatever the server says")
  func types() async throws {
    let png = try #require(EditionImage.sample).bytes
    let html = Array("<html>".utf8)
    let cases: [(CannedResponse, Bool)] = [
      (Self.response("image/png", png), true), (Self.response(nil, png), true), (Self.response("application/octet-stream", png), true),
      (Self.response("text/html", png), true), (Self.response("image/svg+xml", png), true), (Self.response("image/png", html), false),
      (Self.response("image/png", Array("{}".utf8)), false), (Self.response("image/png", png.dropLast()), false),
      (Self.response("image/png", []), false), (Self.response("image/png", png, status: 404), false),
    ]
    for (response, isAccepted) in cases {
      try await LoopbackServer.serving({ _ in response }) { server in
        let image = await repository.image(at: try WebURL(server.url + "/1"), maximumBytes: 10_000, isPublic: false)
        #expect((image != nil) == isAccepted, "\(response)")
        #expect(await server.requests.first?.header("Accept") == "image/png, image/jpeg, image/gif, image/webp")
      }
    }
  }

  @Test("a picture that is too large is left out")
  func size() async throws {
    let png = try #require(EditionImage.sample).bytes + [UInt8](repeating: 0, count: 5_000)
    try await LoopbackServer.serving({ _ in Self.response("image/png", png) }) { server in
      let url = try WebURL(server.url + "/1")
      #expect(await repository.image(at: url, maximumBytes: 4_000, isPublic: false) == nil)
      #expect(await repository.image(at: url, maximumBytes: 6_000, isPublic: false)?.bytes == png)
    }
  }

  @Test("a server in a private network is asked only if the article is there, too")
  func boundary() async throws {
    let png = try #require(EditionImage.sample).bytes
    try await LoopbackServer.serving({ _ in Self.response("image/png", png) }) { server in
      let url = try WebURL(server.url + "/1")
      #expect(await repository.image(at: url, maximumBytes: 10_000, isPublic: true) == nil)
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("a picture of the feed's own server is not redirected to another host in a private network")
  func redirectedBoundary() async throws {
    let png = try #require(EditionImage.sample).bytes
    try await LoopbackServer.serving(on: "127.0.0.2", { _ in Self.response("image/png", png) }) { secret in
      try await LoopbackServer.serving({ _ in .redirect(to: secret.url + "/1") }) { server in
        let url = try WebURL(server.url + "/1")
        #expect(await repository.image(at: url, maximumBytes: 10_000, isPublic: false) == nil)
        #expect(await secret.requests.isEmpty)
      }
    }
  }
}
