import LoopbackServer
import Testing

@testable import Transfer

@Suite("Limit of transfers per IP address", .timeLimit(.minutes(10)))
struct AddressUseTests {
  private func request(_ url: String) -> TransferRequest {
    var request = TransferRequest.to(url)
    request.maximumPerAddress = 1
    return request
  }

  private func name(of step: TransferStep<StreamedResponse>) async throws -> String {
    switch step {
    case .response(let response):
      for try await _ in response.body {}
      return "response"
    case .redirect: return "redirect"
    case .busy(let server): return "busy \(server)"
    }
  }

  @Test("a transfer beyond the limit sends nothing, whatever name the address has, and may be repeated when the other has ended")
  func limit() async throws {
    let body = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n"
    try await ScriptedServer.playing(.send(body), .hold) { server in
      try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { other in
        let loop = TransferLoop()
        let port = other.url.split(separator: ":").last ?? ""
        let others = [other.url + "/", "http://a.localhost:\(port)/"]
        do {
          let first = try await loop.streamedStep(to: request(server.url + "/"))
          guard case .response(let response) = first else { return #expect(Bool(false), "\(first)") }
          for url in others { #expect(try await name(of: loop.streamedStep(to: request(url))).hasPrefix("busy")) }
          #expect(await other.requests.isEmpty)
          // A request without a limit neither waits nor is in the way.
          #expect(try await name(of: loop.streamedStep(to: .to(other.url + "/"))) == "response")
          withExtendedLifetime(response) {}
        }
        while try await name(of: loop.streamedStep(to: request(others[0]))) != "response" { await Task.yield() }
        #expect(try await name(of: loop.streamedStep(to: request(others[0]))) == "response")
      }
    }
  }
}
