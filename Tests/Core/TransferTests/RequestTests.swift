import LoopbackServer
import Testing
import Transfer

@Suite("Requests")
struct RequestTests {
  @Test("a request has a user agent, its own fields and the accepted encodings, and nothing that tracks the user")
  func fields() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(headers: ["Set-Cookie": "a=b; Path=/"])]) { server in
      let loop = TransferLoop()
      let headers = [HeaderField(name: "If-None-Match", value: "W/\"a, b\""), HeaderField(name: "X-Empty", value: "")]
      for _ in 1...2 { _ = try await loop.response(to: .to(server.url + "/", headers: headers)) }
      let requests = await server.requests
      #expect(requests.count == 2)
      for request in requests {
        #expect(request.method == "GET")
        #expect(
          ["User-Agent", "If-None-Match", "X-Empty", "Cookie", "Referer", "Cache-Control", "Authorization"].map { request.header($0) }
            == ["strata-test/1.0 (+https://example.org/)", "W/\"a, b\"", "", nil, nil, nil, nil])
        #expect(request.header("Accept-Encoding")?.contains("gzip") == true)
      }
    }
  }

  @Test("a field's bytes are sent unchanged, whatever they mean")
  func bytes() async throws {
    let bytes: [UInt8] = [0x22, 0xE9, 0x09, 0x80, 0xFF, 0xC3, 0xA9, 0x22]
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")) { server in
      _ = try await fetch(server.url, headers: [HeaderField(name: "If-None-Match", bytes: bytes)])
      #expect(try #require(server.heads.first).contains(Array("If-None-Match: ".utf8) + bytes))
    }
  }

  @Test(
    "what a URL may not contain is escaped in the request, as browsers do",
    arguments: [
      ("/grüße", "/gr%C3%BC%C3%9Fe"), ("/feed?q=ä", "/feed?q=%C3%A4"), ("/feed?q=\"<x>|{y}^`\\", "/feed?q=%22%3Cx%3E%7C%7By%7D%5E%60%5C"),
      ("/\"<{|}>^`", "/%22%3C%7B%7C%7D%3E%5E%60"), ("/a\\b", "/a/b"), ("/%E4%zz%2f", "/%E4%zz%2f"),
      ("?q=ü", "/?q=%C3%BC"), ("/日本?気=候#ü", "/%E6%97%A5%E6%9C%AC?%E6%B0%97=%E5%80%99"),
    ])
  func escaped(given: String, target: String) async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")) { server in
      let response = try await fetch(server.url + given)
      let head = try #require(server.heads.first)
      #expect(head.first.map { String(decoding: $0, as: UTF8.self) } == "GET \(target) HTTP/1.1")
      #expect(response.effectiveURL == server.url + given, "Links are resolved against the URL as given.")
    }
  }

  @Test(
    "an international host is asked by its ASCII name",
    arguments: [("münchen", "xn--mnchen-3ya"), ("例え", "xn--r8jz45g"), ("MÜNCHEN", "xn--mnchen-3ya")])
  func international(label: String, ascii: String) async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      let port = server.url.split(separator: ":").last ?? ""
      _ = try await fetch("http://\(label).localhost:\(port)/")
      #expect(await server.requests.map { $0.header("Host") } == ["\(ascii).localhost:\(port)"])
    }
  }

  @Test(
    "a query is sent unchanged in order, case and escapes",
    arguments: ["b=2&a=1&A=0", "q=%7e%7E%2f/+%20&&x", "=&;?/:@!$'()*,", "utm_source=Feed&Token=aBc%3D%3d", "a[]=1"])
  func query(query: String) async throws {
    try await LoopbackServer.serving(["/p%61th/": CannedResponse()]) { server in
      let response = try await fetch(server.url + "/p%61th/?" + query)
      #expect(response.status == 200)
      #expect(await server.requests.map(\.query) == [query])
      #expect(response.effectiveURL == server.url + "/p%61th/?" + query)
    }
  }

  @Test("the fragment of a URL is not sent")
  func fragment() async throws {
    try await LoopbackServer.serving(["/a": CannedResponse()]) { server in
      _ = try await fetch(server.url + "/a?b#c")
      #expect(await server.requests.map { $0.path + "?" + $0.query } == ["/a?b"])
    }
  }

  @Test("a name and password in the URL are sent only to its origin, and so is an Authorization field")
  func credentials() async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { other in
      let routes = ["/here": CannedResponse.redirect(to: "/there"), "/there": .redirect(to: other.url + "/")]
      try await LoopbackServer.serving(routes) { origin in
        let hostAndPort = origin.url.dropFirst("http://".count)
        _ = try await fetch("http://me:secret@\(hostAndPort)/here")
        _ = try await fetch(origin.url + "/here", headers: [HeaderField(name: "Authorization", value: "Bearer secret")])
        let basic = "Basic bWU6c2VjcmV0"
        #expect(await origin.requests.map { $0.header("Authorization") } == [basic, basic, "Bearer secret", "Bearer secret"])
        #expect(await other.requests.map { $0.header("Authorization") } == [nil, nil])
      }
    }
  }

  @Test("the user's own fields are sent only to the origin, and not when another server redirects back to it")
  func ownFields() async throws {
    let own = [HeaderField(name: "X-Api-Key", value: "secret"), HeaderField(name: "Authorization", value: "Bearer secret")]
    let origin = Bounce()
    try await LoopbackServer.serving({ await origin.response(to: $0) }) { server in
      try await LoopbackServer.serving(["/": .redirect(301, to: server.url + "/back")]) { other in
        await origin.lead(to: other.url + "/")
        var request = TransferRequest.to(server.url.replacing("http://", with: "http://me:secret@") + "/first", headers: own)
        request.accept = "text/xml"
        let response = try await TransferLoop().response(to: request)
        #expect(response.status == 200)
        #expect(await server.requests.map(\.path) == ["/first", "/second", "/back"])
        #expect(await server.requests.map { $0.header("X-Api-Key") } == ["secret", "secret", nil])
        #expect(await server.requests.map { $0.header("Authorization") } == ["Bearer secret", "Bearer secret", nil])
        for request in await other.requests + server.requests {
          #expect(request.header("Accept") == "text/xml" && request.header("User-Agent")?.isEmpty == false)
        }
        #expect(await other.requests.map { $0.header("X-Api-Key") } == [nil])
      }
    }
  }

  /// A server whose first URL redirects to its second, which redirects elsewhere.
  private actor Bounce {
    private var elsewhere = ""

    func lead(to url: String) { elsewhere = url }

    func response(to request: RecordedRequest) -> CannedResponse {
      switch request.path {
      case "/first": .redirect(308, to: "/second")
      case "/second": .redirect(302, to: elsewhere)
      default: CannedResponse()
      }
    }
  }

  @Test("conditions are sent to the origin that issued their validators, at any step, and to no other")
  func conditions() async throws {
    let fields = [HeaderField(name: "If-None-Match", value: "\"1\""), HeaderField(name: "If-Modified-Since", value: "then")]
    try await LoopbackServer.serving(["/": CannedResponse(status: 304)]) { other in
      try await LoopbackServer.serving(["/": .redirect(302, to: other.url + "/")]) { server in
        for origin in [server.url, other.url, "https://example.org", ""] {
          var request = TransferRequest.to(server.url + "/")
          request.conditions = OriginBoundHeaders(fields: fields, origin: Origin(origin))
          _ = try await TransferLoop().response(to: request)
        }
        for (requests, sent) in [(await server.requests, ["\"1\"", nil, nil, nil]), (await other.requests, [nil, "\"1\"", nil, nil])] {
          #expect(requests.map { $0.header("If-None-Match") } == sent)
          #expect(requests.map { $0.header("If-Modified-Since") } == sent.map { $0 == nil ? nil : "then" })
        }
      }
    }
  }

  @Test("a name and password in a Location are ignored, and those of the URL are kept at its own origin")
  func strangersCredentials() async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { other in
      let away = other.url.replacing("http://", with: "http://you:guess@") + "/"
      let answers = ["/a": CannedResponse.redirect(to: "/b"), "/b": .redirect(to: away)]
      try await LoopbackServer.serving(answers) { server in
        let own = server.url.replacing("http://", with: "http://me:se%20cret@")
        let response = try await fetch(own + "/a")
        #expect(response.redirects.map(\.target) == [own + "/b", other.url + "/"])
        #expect(await other.requests.map { $0.header("Authorization") } == [nil])
        let basic = "Basic bWU6c2UgY3JldA=="
        #expect(await server.requests.map { $0.header("Authorization") } == [basic, basic])
      }
    }
  }

  @Test("another host name of the same computer is another origin, whatever the port")
  func otherHost() async throws {
    try await LoopbackServer.serving({ request in
      let port = request.header("Host")?.split(separator: ":").last ?? ""
      return request.path == "/here" ? .redirect(to: "http://localhost:\(port)/there") : CannedResponse()
    }) { server in
      let hostAndPort = server.url.dropFirst("http://".count)
      _ = try await fetch("http://me:secret@\(hostAndPort)/here")
      let fields = [HeaderField(name: "Authorization", value: "Bearer secret"), HeaderField(name: "Cookie", value: "a=secret")]
      _ = try await fetch(server.url + "/here", headers: fields)
      let requests = await server.requests
      #expect(requests.map(\.path) == ["/here", "/there", "/here", "/there"])
      #expect(requests.map { $0.header("Authorization") } == ["Basic bWU6c2VjcmV0", nil, "Bearer secret", nil])
      #expect(requests.map { $0.header("Cookie") } == [nil, nil, "a=secret", nil])
    }
  }

  @Test("a field that would break the request is refused, and nothing is sent")
  func brokenFields() async throws {
    let fields = [
      HeaderField(name: "If-None-Match", value: "\"a\"\r\nX-Evil: 1"), HeaderField(name: "If-None-Match", value: "a\0b"),
      HeaderField(name: "X Y", value: "1"), HeaderField(name: "", value: "1"), HeaderField(name: "X:", value: "1"),
    ]
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      for field in fields {
        await #expect(throws: TransferError.invalidHeader(field.name)) { try await fetch(server.url, headers: [field]) }
      }
      let request = TransferRequest(url: server.url, userAgent: "strata\nX-Evil: 1")
      await #expect(throws: TransferError.invalidHeader("User-Agent")) { try await TransferLoop().response(to: request) }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test(
    "an invalid URL is refused, and the error contains the URL",
    arguments: [
      "", " ", "no scheme", "example.org/feed", "//example.org/", "http://", "http://exa mple.org/", "http://h:port/", "http://h/\0",
      "http://h:99999/", "http://user:p@ss@h/",
    ])
  func invalidURLs(url: String) async {
    await #expect(throws: TransferError.invalidURL(url)) { try await fetch(url) }
  }

  @Test(
    "a URL with another scheme is refused, and the error names the scheme",
    arguments: [
      ("file:///etc/hostname", "file"), ("ftp://example.org/", "ftp"), ("FEED://example.org/", "feed"), ("gopher://h/", "gopher"),
    ])
  func otherSchemes(url: String, scheme: String) async {
    await #expect(throws: TransferError.unsupportedScheme(scheme)) { try await fetch(url) }
  }
}
