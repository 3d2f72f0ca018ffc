import CoreData
import CoreDomain
import DataDoubles
import LoopbackServer
import SampleData
import SampleDoubles
import Testing

@Suite("Pictures over HTTP: the picture URL", .timeLimit(.minutes(10)))
struct WebPictureStoreTests {
  private let store = WebPictureStore(client: .sample)

  private static func json(_ text: String) -> CannedResponse { CannedResponse(headers: ["Content-Type": "application/json"], text: text) }

  @Test(
    "any caption arrives as one path segment",
    arguments: [
      ("hello", "hello"), ("a/b", "a%2Fb"), ("what?", "what%3F"), ("#1", "%231"), ("100%", "100%25"), ("%2F", "%252F"), ("..", "%2E%2E"),
      (".", "%2E"), ("...", "..."), ("../x", "..%2Fx"), ("a b", "a%20b"), ("a+b&c=d;", "a%2Bb%26c%3Dd%3B"), ("\\'\"<", "%5C%27%22%3C"),
      ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("😀", "%F0%9F%98%80"), ("-._~", "-._~"),
    ])
  func caption(_ caption: String, _ segment: String) async throws {
    try await LoopbackServer.serving({ _ in Self.json(#"{"url":"/cat/1"}"#) }) { server in
      let url = try await store.url(saying: caption, at: WebURL(server.url + "/api/")).url
      #expect(url.text == server.url + "/cat/1")
      let request = try #require(await server.requests.first)
      #expect(request.path == "/api/cat/says/" + segment)
      #expect(request.query == "json=true")
      #expect(request.header("Accept") == "application/json")
      #expect(request.header("User-Agent") == "Strata/test")
    }
  }

  @Test(
    "the picture URL is resolved against the URL of the response",
    arguments: [
      ("/cat/1?x=y", "HERE/cat/1?x=y"), ("1.png", "HERE/cat/says/1.png"), ("../1.png", "HERE/cat/1.png"), (" /1 ", "HERE/1"),
      ("https://images.example.org/1.png", "https://images.example.org/1.png"), ("//images.example.org/1", "http://images.example.org/1"),
      ("/../../etc/passwd", "HERE/etc/passwd"),
    ])
  func place(_ url: String, _ expected: String) async throws {
    try await LoopbackServer.serving({ _ in Self.json(#"{"url":"\#(url)","id":"x","tags":[1]}"#) }) { server in
      let url = try await store.url(saying: "hi", at: WebURL(server.url)).url
      #expect(url.text == expected.replacing("HERE", with: server.url))
    }
  }

  @Test("after a redirect, a relative picture URL is resolved against the new URL")
  func redirected() async throws {
    let answers: [String: CannedResponse] = [
      "/cat/says/hi": .redirect(to: "/new/place/says"), "/new/place/says": Self.json(#"{"url":"1.png"}"#),
    ]
    try await LoopbackServer.serving(answers) { server in
      let url = try await store.url(saying: "hi", at: WebURL(server.url)).url
      #expect(url.text == server.url + "/new/place/1.png")
    }
  }

  private static let nowhere = NetworkError.unexpected(found: "JSON whose 'url' is not an http or https URL")
  private static let refused: [(CannedResponse, NetworkError)] = [
    (json(#"{"url":"javascript:alert(1)"}"#), nowhere), (json(#"{"url":"file:///etc/passwd"}"#), nowhere),
    (json(#"{"url":"data:image/png;base64,iVBORw0KGgo="}"#), nowhere), (json(#"{"url":"ftp://example.org/1.png"}"#), nowhere),
    (json(#"{"url":""}"#), nowhere), (json(#"{"url":" "}"#), nowhere), (json(#"{"url":"http://"}"#), nowhere),
    (json("{}"), .unexpected(found: "JSON without 'url'")),
    (json(#"{"url":7}"#), .unexpected(found: "JSON whose 'url' has the wrong type")),
    (json(#"{"url":null}"#), .unexpected(found: "JSON whose 'url' has the wrong type")),
    (json(#"[{"url":"/1"}]"#), .unexpected(found: "unexpected JSON")), (json(#"{"url":"/1"#), .unexpected(found: "broken JSON")),
    (CannedResponse(headers: ["Content-Type": "text/html"], text: "<html>"), .unexpected(found: "content of type text/html")),
    (
      CannedResponse(headers: ["Content-Type": "image/png"], body: PictureSample.bytes()),
      .unexpected(found: "content of type image/png")
    ),
    (CannedResponse(status: 500, text: #"{"url":"/1"}"#), .web(.status(code: 500))),
    (CannedResponse(status: 404), .web(.status(code: 404))),
    (json(#"{"url":"/1","x":""# + String(repeating: "x", count: 256 * 1024) + "\"}"), .web(.tooLarge(bytes: 256 * 1024))),
    (.redirect(to: "file:///etc/passwd"), .web(.unsupportedScheme(url: "file:"))),
  ]

  @Test("a response without a usable picture URL is reported with the reason", arguments: refused)
  func refusals(_ response: CannedResponse, _ error: NetworkError) async throws {
    try await LoopbackServer.serving({ _ in response }) { server in
      let base = try WebURL(server.url)
      await #expect(throws: error) { try await store.url(saying: "hi", at: base) }
    }
  }

  @Test("a base URL that leaves no room for a caption is reported, and no request is sent")
  func tooLong() async throws {
    let base = StoreSample.url("http://127.0.0.1/" + String(repeating: "x", count: WebURL.maximumBytes - 17))
    await #expect(throws: NetworkError.web(.invalidResponse(reason: "the request URL would be too long"))) {
      try await store.url(saying: "hi", at: base)
    }
  }
}
