import LoopbackServer
import Testing

@testable import Transfer

@Suite("Redirects")
struct RedirectTests {
  @Test("a chain is followed, and every step is recorded with its absolute target")
  func chain() async throws {
    try await LoopbackServer.serving(["/end": CannedResponse(headers: ["ETag": "2"], text: "there")]) { other in
      let routes = [
        "/1": CannedResponse(status: 301, headers: ["Location": "/2?a=%2F&B", "ETag": "1", "X-Old": "1"], text: "moved"),
        "/2": .redirect(302, to: "sub/../3"), "/3": .redirect(303, to: "?x"),
      ]
      let response: @Sendable (RecordedRequest) -> CannedResponse = { request in
        switch request.query {
        case "x": .redirect(307, to: "/4")
        default: request.path == "/4" ? .redirect(308, to: other.url + "/end") : routes[request.path] ?? .notFound
        }
      }
      try await LoopbackServer.serving({ response($0) }) { server in
        let response = try await fetch(server.url + "/1")
        #expect(response.status == 200)
        #expect(response.body == Array("there".utf8))
        #expect(response.effectiveURL == other.url + "/end")
        #expect(response.header("ETag") == "2")
        #expect(response.header("X-Old") == nil)
        #expect(
          response.redirects == [
            Redirect(status: 301, target: server.url + "/2?a=%2F&B"), Redirect(status: 302, target: server.url + "/3"),
            Redirect(status: 303, target: server.url + "/3?x"), Redirect(status: 307, target: server.url + "/4"),
            Redirect(status: 308, target: other.url + "/end"),
          ])
        #expect(await server.requests.map { $0.header("Referer") } == [nil, nil, nil, nil, nil])
      }
    }
  }

  @Test(
    "a redirect is followed whatever its body is",
    arguments: [
      ("Content-Length: 1001\r\n\r\n", .hold),
      ("Transfer-Encoding: chunked\r\n\r\n", .sendForever("8\r\n123456\r\n\r\n")),
      ("\r\n", .sendForever("endless ")),
      ("Content-Length: 10\r\n\r\n", .send("short")),
      ("Transfer-Encoding: chunked\r\n\r\n", .send("no number\r\n")),
      ("Content-Encoding: gzip\r\nContent-Length: 8\r\n\r\n", .send("no gzip!")),
      ("Content-Encoding: none\r\nContent-Length: 5\r\n\r\n", .send("moved")),
      ("Content-Length: many\r\n\r\n", .send("moved")),
      ("Content-Length: 10\r\n\r\n", .hold),
    ] as [(String, ScriptedServer.Step)])
  func anyBody(fields: String, body: ScriptedServer.Step) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { other in
      let head = "HTTP/1.1 302 Found\r\nLocation: \(other.url)/\r\n\(fields)"
      try await ScriptedServer.playing(.send(head), body) { server in
        let response = try await fetch(server.url, limits: TransferLimits(stallSeconds: 10, maximumBodyBytes: 1000))
        #expect(response.body == Array("there".utf8))
      }
    }
  }

  @Test(
    "a redirect is followed whatever its Content-Length is",
    arguments: [
      "Content-Length: many", "Content-Length: -1", "Content-Length:", "Content-Length: 5\r\nContent-Length: 7", "Content-Length: 5, 7",
      "Content-Length: 99999999999999999999", "Transfer-Encoding: chunked\r\nContent-Length: none",
    ], [301, 302, 303, 307, 308])
  func anyLength(fields: String, status: Int) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { other in
      let head = "HTTP/1.1 \(status) Moved\r\n\(fields)\r\nLocation: \(other.url)/\r\n\r\n"
      try await ScriptedServer.playing(.send(head + "moved")) { server in
        let response = try await fetch(server.url)
        #expect(response.body == Array("there".utf8))
        #expect(response.redirects == [Redirect(status: status, target: other.url + "/")])
        #expect(await other.requests.map { $0.header("Connection") } == [nil])
      }
    }
  }

  @Test("a status that is not a redirect is the final response, even with a Location", arguments: [200, 201, 300, 304, 305, 404])
  func locationWithoutRedirect(status: Int) async throws {
    try await LoopbackServer.serving(["/": .redirect(status, to: "/elsewhere")]) { server in
      let response = try await fetch(server.url + "/")
      #expect(response.status == status)
      #expect(response.header("Location") == "/elsewhere")
      #expect(response.redirects.isEmpty)
      #expect(await server.requests.count == 1)
    }
  }

  @Test(
    "a redirect to a scheme other than http or https, or to an invalid URL, is refused, and the error contains it",
    arguments: [
      ("file:///etc/hostname", .unsupportedScheme("file")), ("ftp://127.0.0.1/", .unsupportedScheme("ftp")),
      ("gopher://127.0.0.1/", .unsupportedScheme("gopher")), ("FILE:///etc/hostname", .unsupportedScheme("file")),
      ("strange://127.0.0.1/", .unsupportedScheme("strange")), ("http://h:port/", .invalidTarget("http://h:port/")),
      ("http://", .invalidTarget("http://")), ("http://h:99999/", .invalidTarget("http://h:99999/")),
    ] as [(String, TransferError)])
  func noWebURL(target: String, error: TransferError) async throws {
    try await LoopbackServer.serving(["/": .redirect(to: target)]) { server in
      await #expect(throws: error) { try await fetch(server.url + "/") }
    }
  }

  @Test(
    "secrets follow a redirect within their origin, and to https on the same host",
    arguments: [
      ("http://h.example/a", "/b", true), ("http://h.example/a", "https://h.example/b", true),
      ("http://h.example:8080/a", "https://h.example:8443/b", true), ("https://h.example/a", "http://h.example/b", false),
      ("http://h.example/a", "http://h.example:81/b", false), ("https://h.example/a", "https://h.example:444/b", false),
      ("http://h.example/a", "https://www.h.example/b", false),
    ])
  func secrets(url: String, location: String, areKept: Bool) throws {
    let request = TransferRequest.to(url.replacing("://", with: "://me:pw@"), headers: [HeaderField(name: "X-Key", value: "s")])
    let next = try request.redirected(status: 302, to: Array(location.utf8), after: RedirectChain())
    #expect((next.headers.count == 1) == areKept && next.url.contains("me:pw@") == areKept)
  }

  @Test(
    "a redirect to a host that looks like another is refused", arguments: ["goog\u{200B}le.com", "goog%E2%80%8Ble.com", "goog\u{AD}le.com"])
  func invisibleHost(host: String) throws {
    #expect(throws: TransferError.self) {
      try TransferRequest.to("http://h.example/").redirected(status: 302, to: Array("https://\(host)/".utf8), after: RedirectChain())
    }
  }

  @Test("an endless chain of redirects ends at the limit")
  func endless() async throws {
    try await LoopbackServer.serving({ .redirect(to: "\($0.path)x") }) { server in
      await #expect(throws: TransferError.tooManyRedirects(limit: 3)) {
        try await fetch(server.url + "/", limits: TransferLimits(maximumRedirects: 3))
      }
      #expect(await server.requests.map(\.path) == ["/", "/x", "/xx", "/xxx"])
    }
  }

  @Test(
    "a redirect loop ends before it repeats a request, whatever its fragment",
    arguments: [("/a", "/a"), ("/b", "/b"), ("/b#x", "/b#x"), ("b", "/b"), ("#top", "/b#top")])
  func loop(back: String, target: String) async throws {
    try await LoopbackServer.serving(["/a": .redirect(to: "/b"), "/b": .redirect(301, to: back)]) { server in
      let target = server.url + target
      await #expect(throws: TransferError.redirectLoop(target)) { try await fetch(server.url + "/a") }
      #expect(await server.requests.map(\.path) == ["/a", "/b"])
    }
  }

  @Test(
    "a Location resolves as in a browser",
    arguments: [
      ("x y", "/d/x%20y"), ("  /spaces  ", "/spaces"), ("/caf\u{E9}", "/caf%c3%a9"), ("./a/../b", "/d/b"), ("../../up", "/up"),
      ("?q=a b", "/d/f?q=a+b"),
      ("/p%2Fq?x=%7e", "/p%2fq?x=%7e"), ("/a?b#c", "/a?b#c"), ("//HOST/net", "/net"), ("a:b", nil), ("http:/one", nil), ("http://", nil),
      ("mailto:me@example.org", nil), ("http://HOST:99999/", nil),
    ] as [(String, String?)])
  func oddLocation(location: String, target: String?) async throws {
    try await LoopbackServer.serving({ request in
      let host = request.header("Host") ?? ""
      return request.path == "/d/f" && request.query != "q=a%20b" && request.query != "q=a+b"
        ? .redirect(to: location.replacing("HOST:99999", with: "127.0.0.1:99999").replacing("HOST", with: host))
        : CannedResponse(text: "there")
    }) { server in
      do throws(TransferError) {
        let response = try await fetch(server.url + "/d/f")
        #expect(response.effectiveURL.lowercased() == server.url + (target ?? "nowhere"))
      } catch {
        #expect(target == nil, "\(location): \(error)")
        #expect(await server.requests.count == 1)
      }
    }
  }

  @Test("non-ASCII bytes in a Location are percent-encoded unchanged")
  func latin() async throws {
    let head = Array("HTTP/1.1 302 Found\r\nContent-Length: 0\r\nLocation: /caf".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
    try await ScriptedServer.playing(.sendBytes(head), .awaitRequest, .send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")) { server in
      let response = try await fetch(server.url)
      #expect(response.effectiveURL.lowercased() == server.url + "/caf%e9")
    }
  }

  @Test("an empty Location counts as missing", arguments: ["", "   "])
  func emptyLocation(location: String) async throws {
    let text = "HTTP/1.1 302 Found\r\nLocation:\(location)\r\nContent-Length: 4\r\n\r\nhere"
    try await ScriptedServer.playing(.send(text)) { server in
      let response = try await fetch(server.url)
      #expect(response.status == 302 && response.body == Array("here".utf8) && response.redirects.isEmpty)
    }
  }

  @Test("a fragment is kept until a Location has its own")
  func fragment() async throws {
    let answers = ["/a": CannedResponse.redirect(to: "/b"), "/b": .redirect(to: "/c#there"), "/c": CannedResponse()]
    try await LoopbackServer.serving(answers) { server in
      let response = try await fetch(server.url + "/a#here")
      #expect(response.redirects.map(\.target) == [server.url + "/b#here", server.url + "/c#there"])
    }
  }

  @Test("each step sends one request, and the caller decides when the next step follows")
  func steps() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { other in
      try await LoopbackServer.serving(["/": .redirect(301, to: other.url + "/")]) { server in
        let loop = TransferLoop()
        guard case .redirect(let next, let url) = try await loop.streamedStep(to: .to(server.url + "/")) else {
          return #expect(Bool(false), "got no redirect")
        }
        #expect(next.url == other.url + "/" && url == "127.0.0.1")
        #expect(await other.requests.isEmpty)
        guard case .response(let response) = try await loop.streamedStep(to: next) else { return #expect(Bool(false), "got a redirect") }
        #expect(response.redirects == [Redirect(status: 301, target: other.url + "/")] && response.server == "127.0.0.1")
        #expect(try await response.body.whole() == Array("there".utf8))
      }
    }
  }

  @Test("the time and the header lines of all steps count together")
  func sharedLimits() async throws {
    let long = ["X-Long": String(repeating: "x", count: 600)]
    let answers: [String: CannedResponse] = [
      "/a": CannedResponse(status: 302, headers: long.merging(["Location": "/b"]) { $1 }),
      "/b": CannedResponse(status: 302, headers: long.merging(["Location": "/c"]) { $1 }), "/c": CannedResponse(headers: long),
      "/1": CannedResponse(status: 302, headers: ["Location": "/2"], delayMilliseconds: 700),
      "/2": CannedResponse(status: 302, headers: ["Location": "/3"], delayMilliseconds: 700), "/3": CannedResponse(delayMilliseconds: 700),
    ]
    try await LoopbackServer.serving(answers) { server in
      await #expect(throws: TransferError.headersTooLarge(limit: 1500)) {
        try await fetch(server.url + "/a", limits: TransferLimits(maximumHeaderBytes: 1500))
      }
      await #expect(throws: TransferError.tooManyHeaderLines(limit: 8)) {
        try await fetch(server.url + "/a", limits: TransferLimits(maximumHeaderLines: 8))
      }
      await #expect(throws: TransferError.tookTooLong(seconds: 1)) {
        try await fetch(server.url + "/1", limits: TransferLimits(totalSeconds: 1))
      }
    }
  }

  @Test("a limit of zero refuses the first redirect")
  func noRedirects() async throws {
    try await LoopbackServer.serving(["/": .redirect(to: "/a"), "/a": CannedResponse()]) { server in
      await #expect(throws: TransferError.tooManyRedirects(limit: 0)) {
        try await fetch(server.url + "/", limits: TransferLimits(maximumRedirects: 0))
      }
    }
  }

  @Test("a failure after a redirect names the target's host")
  func failureAtTarget() async throws {
    let port = try SilentPort()
    try await LoopbackServer.serving(["/": .redirect(to: "http://127.0.0.1:\(port.number)/")]) { server in
      await #expect(throws: TransferError.cannotConnect("127.0.0.1:\(port.number)")) { try await fetch(server.url + "/") }
    }
  }
}
