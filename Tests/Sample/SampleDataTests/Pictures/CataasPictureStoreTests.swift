import CoreData
import CoreDomain
import DataDoubles
import LoopbackServer
import Testing

@testable import SampleData
@testable import Transfer

@Suite("Pictures over HTTP: the picture URL", .timeLimit(.minutes(10)))
struct WebPictureStoreTests {
  private let store = CataasPictureStore(client: .sample)

  private static func json(_ text: String) -> CannedResponse { CannedResponse(headers: ["Content-Type": "application/json"], text: text) }

  @Test(
    "any caption arrives as one path segment",
    arguments: [
      ("hello", "hello"), ("a/b", "a%2Fb"), ("what?", "what%3F"), ("#1", "%231"), ("100%", "100%25"), ("%2F", "%252F"), ("..", "%2E%2E"),
      (".", "%2E"), ("...", "..."), ("../x", "..%2Fx"), ("a b", "a%20b"), ("a+b&c=d;", "a%2Bb%26c%3Dd%3B"), ("\\'\"<", "%5C%27%22%3C"),
      ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("😀", "%F0%9F%98%80"), ("-._~", "-._~"),
      ("'<>", "%27%3C%3E"), ("http://x", "http%3A%2F%2Fx"), ("猫", "%E7%8C%AB"),
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

@Suite("Pictures over HTTP: the picture itself", .timeLimit(.minutes(10)))
struct WebPictureTests {
  private func image(_ answers: [String: CannedResponse]) async throws -> (NetworkPicture, LoopbackServer) {
    try await LoopbackServer.serving(answers) { server in
      (try await CataasPictureStore(client: .sample).image(at: WebURL(server.url + "/1"), isPublic: false), server)
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
    let maximum = PictureSample.bytes() + [UInt8](repeating: 0, count: 10 * 1024 * 1024 - PictureSample.bytes().count)
    #expect(try await image(["/1": CannedResponse(body: maximum)]).0.bytes == maximum)
    let head = "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \(maximum.count + 1)\r\n\r\n"
    try await ScriptedServer.playing(.send(head), .hold) { server in
      await #expect(throws: NetworkError.web(.tooLarge(bytes: 10 * 1024 * 1024))) {
        try await CataasPictureStore(client: .sample).image(at: WebURL(server.url), isPublic: false)
      }
    }
  }
}

@Suite("The URL of a picture request")
struct CaptionRequestTests {
  @Test(
    "the path and query of the base URL are kept",
    arguments: [
      ("https://example.org", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org/", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org//", "https://example.org/cat/says/hi?json=true"),
      ("http://u:w@127.0.0.1:8080/api/v1/", "http://u:w@127.0.0.1:8080/api/v1/cat/says/hi?json=true"),
      ("https://example.org?key=a/b", "https://example.org/cat/says/hi?key=a/b&json=true"),
      ("https://example.org/api/?key=a?b#part", "https://example.org/api/cat/says/hi?key=a?b&json=true"),
      ("https://example.org/?", "https://example.org/cat/says/hi?json=true"),
      ("https://example.org#/x?y", "https://example.org/cat/says/hi?json=true"),
      ("https://[::1]/a%2Fb", "https://[::1]/a%2Fb/cat/says/hi?json=true"),
    ])
  func bases(_ base: String, _ expected: String) throws {
    #expect(try CaptionRequest.url(saying: "hi", at: WebURL(base)).text == expected)
  }

  @Test("every caption survives encoding as a path segment")
  func everyByte() throws {
    let all = String(String.UnicodeScalarView((0...0x2FF).compactMap { Unicode.Scalar($0) }))
    for text in [all, "..", ".", "%2E", "a+b", "👩‍👩‍👧‍👦"] {
      let segment = WebReference.segment(text)
      #expect(
        segment.utf8.allSatisfy { $0 == UInt8(ascii: "%") || Character(Unicode.Scalar($0)).isLetter || "0123456789-._~".utf8.contains($0) })
      #expect(decoded(segment) == text)
      #expect(![".", ".."].contains(segment))
    }
  }

  private func decoded(_ segment: String) -> String {
    let parts = segment.split(separator: "%", omittingEmptySubsequences: false)
    var bytes = Array((parts.first ?? "").utf8)
    for part in parts.dropFirst() { bytes += [UInt8(part.prefix(2), radix: 16) ?? 0] + Array(part.dropFirst(2).utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

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
        let pictures = CataasPictureStore(client: client(public: outside))
        let (url, isPublic) = try await pictures.url(saying: "hi", at: WebURL(outside.url))
        #expect(isPublic)
        await #expect(throws: NetworkError.self) { try await pictures.image(at: url, isPublic: isPublic) }
        #expect(await inside.requests.isEmpty)
        let (known, isKnown) = try await CataasPictureStore(client: .sample).url(saying: "hi", at: WebURL(outside.url))
        #expect(!isKnown && known == url)
      }
    }
  }
}
