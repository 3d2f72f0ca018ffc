import LoopbackServer
import Testing
import Transfer

@Suite("Redirects")
struct RedirectTests {
  @Test("a chain is followed, and every hop is recorded with its absolute target")
  func chain() async throws {
    try await LoopbackServer.serving(["/end": Answer(headers: ["ETag": "2"], text: "there")]) { other in
      let routes = [
        "/1": Answer(status: 301, headers: ["Location": "/2?a=%2F&B", "ETag": "1", "X-Old": "1"], text: "moved"),
        "/2": .redirect(302, to: "sub/../3"), "/3": .redirect(303, to: "?x"),
      ]
      let answer: @Sendable (RecordedRequest) -> Answer = { request in
        switch request.query {
        case "x": .redirect(307, to: "/4")
        default: request.path == "/4" ? .redirect(308, to: other.address + "/end") : routes[request.path] ?? .notFound
        }
      }
      try await LoopbackServer.serving({ answer($0) }) { server in
        let response = try await fetch(server.address + "/1")
        #expect(response.status == 200)
        #expect(response.body == Array("there".utf8))
        #expect(response.effectiveAddress == other.address + "/end")
        #expect(response.header("ETag") == "2")
        #expect(response.header("X-Old") == nil)
        #expect(
          response.redirects == [
            Redirect(status: 301, target: server.address + "/2?a=%2F&B"), Redirect(status: 302, target: server.address + "/3"),
            Redirect(status: 303, target: server.address + "/3?x"), Redirect(status: 307, target: server.address + "/4"),
            Redirect(status: 308, target: other.address + "/end"),
          ])
        #expect(await server.requests.map { $0.header("Referer") } == [nil, nil, nil, nil, nil])
      }
    }
  }

  @Test("a status that is no redirect stays the answer although it has a Location", arguments: [200, 201, 300, 304, 305, 404])
  func locationWithoutRedirect(status: Int) async throws {
    try await LoopbackServer.serving(["/": .redirect(status, to: "/elsewhere")]) { server in
      let response = try await fetch(server.address + "/")
      #expect(response.status == status)
      #expect(response.header("Location") == "/elsewhere")
      #expect(response.redirects.isEmpty)
      #expect(await server.requests.count == 1)
    }
  }

  @Test("a redirect without a Location is the answer")
  func redirectWithoutLocation() async throws {
    try await LoopbackServer.serving(["/": Answer(status: 301, text: "where to?")]) { server in
      let response = try await fetch(server.address + "/")
      #expect(response.status == 301)
      #expect(response.redirects.isEmpty)
    }
  }

  @Test(
    "a redirect out of the web is refused",
    arguments: [
      ("file:///etc/hostname", "file"), ("ftp://127.0.0.1/", "ftp"), ("gopher://127.0.0.1/", "gopher"), ("FILE:///etc/hostname", "file"),
      ("strange://127.0.0.1/", "strange"),
    ])
  func otherScheme(target: String, scheme: String) async throws {
    try await LoopbackServer.serving(["/": .redirect(to: target)]) { server in
      await #expect(throws: TransferError.unsupportedScheme(scheme)) { try await fetch(server.address + "/") }
    }
  }

  @Test("a loop ends at the limit")
  func loop() async throws {
    try await LoopbackServer.serving(["/": .redirect(to: "/")]) { server in
      await #expect(throws: TransferError.tooManyRedirects(limit: 3)) {
        try await fetch(server.address + "/", limits: TransferLimits(maximumRedirects: 3))
      }
      #expect(await server.requests.count == 4)
    }
  }

  @Test("a limit of none refuses the first redirect")
  func noRedirects() async throws {
    try await LoopbackServer.serving(["/": .redirect(to: "/a"), "/a": Answer()]) { server in
      await #expect(throws: TransferError.tooManyRedirects(limit: 0)) {
        try await fetch(server.address + "/", limits: TransferLimits(maximumRedirects: 0))
      }
    }
  }

  @Test("a failure after a redirect names the redirect's host")
  func failureAtTarget() async throws {
    let port = try SilentPort()
    try await LoopbackServer.serving(["/": .redirect(to: "http://127.0.0.1:\(port.number)/")]) { server in
      await #expect(throws: TransferError.cannotConnect("127.0.0.1:\(port.number)")) { try await fetch(server.address + "/") }
    }
  }

  @Test("a redirect to no address is refused with its text")
  func invalidTarget() async throws {
    try await LoopbackServer.serving(["/": .redirect(to: "http://h:port/")]) { server in
      await #expect(throws: TransferError.invalidAddress("http://h:port/")) { try await fetch(server.address + "/") }
    }
  }
}
