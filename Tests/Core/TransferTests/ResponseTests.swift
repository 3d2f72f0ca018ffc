import LoopbackServer
import Testing

@testable import Transfer

@Suite("Responses")
struct ResponseTests {
  @Test("body, status and header fields are received as they were sent")
  func wholeAnswer() async throws {
    let response = CannedResponse(headers: ["ETag": "W/\"a b\"", "Content-Type": "text/xml"], body: [0, 255, 13, 10, 65])
    try await LoopbackServer.serving(["/feed": response]) { server in
      let response = try await fetch(server.url + "/feed")
      #expect(response.status == 200)
      #expect(response.body == [0, 255, 13, 10, 65])
      #expect(response.header("ETag") == "W/\"a b\"")
      #expect(response.headers.contains(HeaderField(name: "Content-Type", value: "text/xml")))
      #expect(response.effectiveURL == server.url + "/feed")
      #expect(response.redirects.isEmpty)
    }
  }

  @Test("a status other than 200 is a response with its body", arguments: [204, 304, 400, 404, 410, 429, 500, 503])
  func statuses(status: Int) async throws {
    let text = [204, 304].contains(status) ? "" : "why"
    try await LoopbackServer.serving(["/": CannedResponse(status: status, text: text)]) { server in
      let response = try await fetch(server.url + "/")
      #expect(response.status == status)
      #expect(response.body == Array(text.utf8))
    }
  }

  @Test("a header field is found whatever the case of its name", arguments: ["etag", "ETAG", "ETag", "eTaG"])
  func lookUp(name: String) {
    let response = TransferResponse(
      status: 200, headers: [HeaderField(name: "ETag", value: "\"x\"")], body: [], effectiveURL: "http://example.org/")
    #expect(response.header(name) == "\"x\"")
    #expect(response.header(name + "s") == nil)
  }

  @Test("header lines with the same name are joined, and a folded line is unfolded")
  func manyLines() async throws {
    try await ScriptedServer.playing(
      .send("HTTP/1.1 200 OK\r\nCache-Control: no-cache\r\nX-Long: one\r\n\t two \r\ncache-control:max-age=5\r\nContent-Length: 0\r\n\r\n")
    ) { server in
      let response = try await fetch(server.url)
      #expect(response.header("Cache-Control") == "no-cache, max-age=5")
      #expect(response.header("X-Long") == "one two")
    }
  }

  @Test("a value that is not UTF-8 is read as ISO 8859-1")
  func latin1() async throws {
    let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-UTF-8: é\r\nX-Latin: ".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
    try await ScriptedServer.playing(.sendBytes(head)) { server in
      let response = try await fetch(server.url)
      #expect(["X-UTF-8", "X-Latin"].map { response.header($0) } == ["é", "é"])
      #expect(["x-latin", "X-UTF-8", "X-None"].map { response.headerBytes($0) } == [[0xE9], [0xC3, 0xA9], nil])
    }
  }

  @Test("interim responses and trailers leave no header fields behind")
  func interimAndTrailers() async throws {
    try await ScriptedServer.playing(
      .send("HTTP/1.1 103 Early Hints\r\nX-Early: 1\r\n\r\n"),
      .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-Late\r\n\r\n2\r\nhi\r\n0\r\nX-Late: 1\r\n\r\n")
    ) { server in
      let response = try await fetch(server.url)
      #expect(response.status == 200)
      #expect(response.body == Array("hi".utf8))
      #expect(response.headers.map(\.name) == ["Transfer-Encoding", "Trailer"])
      #expect(response.redirects.isEmpty)
    }
  }

  @Test(
    "a Content-Encoding that names no coding leaves the body as it is",
    .enabled(if: CurlVersion.installedCanStopDecoding, "this libcurl decodes all bodies"),
    arguments: ["utf-8", "UTF-8", "none", "", "identity", "8bit", "binary, iso-8859-1", "text/xml", "compress"],
    ["Content-Length: 5\r\n\r\nplain", "Transfer-Encoding: chunked\r\n\r\n5\r\nplain\r\n0\r\n\r\n", "Connection: close\r\n\r\nplain"])
  func noCoding(name: String, rest: String) async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Encoding: \(name)\r\n\(rest)")) { server in
      let response = try await fetch(server.url)
      #expect(response.body == Array("plain".utf8))
    }
  }

  @Test(
    "a Content-Length that is no number is ignored, as browsers do", arguments: ["many", "-5", "", "1e3", "0x5", "1,234", "five, 5"],
    ["", "Transfer-Encoding: chunked\r\n"])
  func unreadableLength(length: String, framing: String) async throws {
    let body = framing.isEmpty ? "plain" : "5\r\nplain\r\n0\r\n\r\n"
    let text = "HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\(framing)X-Last: 1\r\n\r\n\(body)"
    try await ScriptedServer.playing(.send(text)) { server in
      for response in [try await fetch(server.url), try await TransferLoop().streamedResponse(to: .to(server.url)).whole()] {
        #expect(response.status == 200 && response.body == Array("plain".utf8) && response.redirects.isEmpty)
        #expect(response.header("X-Last") == "1" && response.effectiveURL == server.url + "/")
      }
      #expect(server.heads.map { $0.contains(Array("Connection: close".utf8)) } == [false, true, false, true])
    }
  }

  @Test("a body without a length ends when the server closes the connection")
  func untilClose() async throws {
    try await ScriptedServer.playing(
      .send("HTTP/1.0 200 OK\r\n\r\none "), .wait(milliseconds: 20), .send("two")
    ) { server in
      let response = try await fetch(server.url)
      #expect(response.body == Array("one two".utf8))
    }
  }
}
