import LoopbackServer
import Testing

@testable import Transfer

@Suite("Forms")
struct FormTests {
  @Test(
    "every name and value is encoded",
    arguments: [
      ("a b", "a+b"), ("+", "%2B"), ("&=%", "%26%3D%25"), ("\r\n\0", "%0D%0A%00"), ("user/-/label/Häfen", "user%2F-%2Flabel%2FH%C3%A4fen"),
      ("日本", "%E6%97%A5%E6%9C%AC"), ("*-._~", "*-._%7E"), ("", ""), ("aZ09", "aZ09"), ("'\"<>", "%27%22%3C%3E"),
    ])
  func encoded(text: String, expected: String) {
    var form = URLEncodedForm([text: "1"])
    form.append("i", text)
    #expect(form.text == "\(expected)=1&i=\(expected)")
  }

  @Test("a form is sent as it is encoded, in order, without asking first, and its response may be compressed", arguments: [1, 50_000])
  func sent(count: Int) async throws {
    try await LoopbackServer.serving(["/edit": CannedResponse(text: "OK")]) { server in
      var form = URLEncodedForm(["T": "a+b"])
      for number in 0..<count { form.append("i", "\(number)") }
      var request = TransferRequest.to(server.url + "/edit?x=1")
      request.form = form
      let response = try await TransferLoop().response(to: request)
      let received = try #require(await server.requests.first)
      let names = ["content-type", "content-length", "expect", "accept-encoding"]
      let fields = names.map { name in received.header(name).map { name == "accept-encoding" ? "\($0.contains("gzip"))" : $0 } }
      #expect(fields == ["application/x-www-form-urlencoded", "\(form.text.utf8.count)", nil, "true"])
      #expect(received.method == "POST" && received.query == "x=1" && received.body == Array(form.text.utf8))
      #expect(response.body == Array("OK".utf8))
    }
  }

  @Test("an empty form is sent too")
  func empty() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "OK")]) { server in
      var request = TransferRequest.to(server.url + "/")
      request.form = URLEncodedForm()
      _ = try await TransferLoop().response(to: request)
      #expect(await server.requests.map(\.method) == ["POST"])
    }
  }

  @Test("the description of a form does not contain its values")
  func description() {
    var request = TransferRequest.to("https://example.org/")
    request.form = URLEncodedForm(["Passwd": "secret"])
    #expect(!"\(request)".contains("secret") && "\(request)".contains("a form of 13 bytes"))
  }

  @Test("a redirect of a form is not followed, and neither is one that the request does not want", arguments: [true, false])
  func redirect(isForm: Bool) async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { other in
      try await LoopbackServer.serving(["/": .redirect(307, to: other.url + "/")]) { server in
        var request = TransferRequest.to(server.url + "/", headers: [HeaderField(name: "Authorization", value: "secret")])
        request.form = isForm ? URLEncodedForm(["T": "secret"]) : nil
        request.followsRedirects = isForm
        let response = try await TransferLoop().response(to: request)
        #expect(response.status == 307 && response.header("Location") == other.url + "/" && response.redirects.isEmpty)
        #expect(await other.requests.isEmpty)
      }
    }
  }

  @Test("a form is sent once, even if the length of its response is no number")
  func once() async throws {
    try await ScriptedServer.playing(.send("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\nOK")) { server in
      var request = TransferRequest.to(server.url)
      request.form = URLEncodedForm()
      let sent = request
      await #expect(throws: TransferError.self) { try await TransferLoop().response(to: sent) }
      #expect(server.heads.count == 1)
    }
  }
}
