import CoreData
import CoreDomain
import DataDoubles
import LoopbackServer
import SampleData
import SampleDoubles
import Testing

@Suite("Pictures over HTTP: the picture itself", .timeLimit(.minutes(10)))
struct WebPictureTests {
  private func image(_ answers: [String: CannedResponse]) async throws -> (NetworkPicture, LoopbackServer) {
    try await LoopbackServer.serving(answers) { server in
      (try await WebPictureStore(client: .sample).image(at: WebURL(server.url + "/1"), isPublic: false), server)
    }
  }

  @Test("the bytes determine the format of a picture, whatever content type the server sends", arguments: ImageFormat.allCases)
  func formats(_ format: ImageFormat) async throws {
    for type in [nil, "image/png", "image/jpeg", "IMAGE/X-odd; charset=utf-8", "application/octet-stream", "", "picture"] as [String?] {
      let response = CannedResponse(headers: type.map { ["Content-Type": $0] } ?? [:], body: PictureSample.bytes(1, format))
      let (picture, server) = try await image(["/1": response])
      #expect(picture == NetworkPicture(bytes: response.body, format: format, url: try WebURL(server.url + "/1")))
    }
  }

  @Test("a picture has the URL of the last redirect; requests carry the program's User-Agent")
  func redirected() async throws {
    let (picture, server) = try await image(["/1": .redirect(to: "/2?x"), "/2": CannedResponse(body: PictureSample.bytes())])
    #expect(picture.url.text == server.url + "/2?x")
    let request = try #require(await server.requests.first)
    #expect(request.header("Accept") == "image/png, image/jpeg, image/gif, image/webp")
    #expect(request.header("User-Agent") == "Strata/test")
  }

  private static let another = NetworkError.unexpected(found: "a file that is not PNG, JPEG, GIF or WebP")
  private static let refused: [(CannedResponse, NetworkError)] = [
    (
      CannedResponse(headers: ["Content-Type": "text/html"], body: PictureSample.bytes()),
      .unexpected(found: "content of type text/html")
    ),
    (
      CannedResponse(headers: ["Content-Type": "application/json; x=y"], body: PictureSample.bytes()),
      .unexpected(found: "content of type application/json")
    ),
    (
      CannedResponse(headers: ["Content-Type": "imagery/png"], body: PictureSample.bytes()),
      .unexpected(found: "content of type imagery/png")
    ),
    (CannedResponse(headers: ["Content-Type": "image/svg+xml"], text: "<svg onload=\"alert(1)\"/>"), another),
    (CannedResponse(headers: ["Content-Type": "image/png"], text: "<html>"), another), (CannedResponse(text: "GIF90a"), another),
    (CannedResponse(body: Array(PictureSample.bytes().dropLast(2))), another), (CannedResponse(body: Array("RIFF1234WAVE".utf8)), another),
    (CannedResponse(headers: ["Content-Type": "image/png"]), .unexpected(found: "an empty file")),
    (CannedResponse(status: 404, headers: ["Content-Type": "image/png"], body: PictureSample.bytes()), .web(.status(code: 404))),
    (CannedResponse(status: 500, body: PictureSample.bytes()), .web(.status(code: 500))),
    (CannedResponse(status: 203, body: PictureSample.bytes()), .web(.status(code: 203))),
    (.redirect(to: "file:///etc/passwd"), .web(.unsupportedScheme(url: "file:"))),
  ]

  @Test("a response that is not a picture is reported with the reason", arguments: refused)
  func refusals(_ response: CannedResponse, _ error: NetworkError) async {
    await #expect(throws: error) { try await image(["/1": response]) }
  }

  @Test("a picture of 10 MiB is accepted, and one byte more is rejected")
  func large() async throws {
    let most = PictureSample.bytes() + [UInt8](repeating: 0, count: 10 * 1024 * 1024 - PictureSample.bytes().count)
    #expect(try await image(["/1": CannedResponse(body: most)]).0.bytes == most)
    await #expect(throws: NetworkError.web(.tooLarge(bytes: 10 * 1024 * 1024))) {
      try await image(["/1": CannedResponse(body: most + [0])])
    }
  }
}
