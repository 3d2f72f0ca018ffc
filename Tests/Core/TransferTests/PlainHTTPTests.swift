import LoopbackServer
import Testing

@testable import Transfer

@Suite("Requests without encryption")
struct PlainHTTPTests {
  @Test(
    "a host that is no name is judged before a request",
    arguments: [
      ("localhost", true, true), ("a.localhost", true, true), ("127.0.0.1", true, true), ("127.255.0.9", true, true), ("[::1]", true, true),
      ("[::ffff:127.0.0.1]", true, true), ("192.168.1.4", false, true), ("10.0.0.1", false, true), ("[fd00::1]", false, true),
      ("[::]", false, true), ("0.0.0.0", false, true), ("nas.example", false, true), ("9.9.9.9", false, false),
      ("[2620:fe::fe]", false, false), ("[::ffff:9.9.9.9]", false, false),
    ])
  func text(host: String, onThisComputer: Bool, inPrivateNetworks: Bool) {
    let permitted = [PlainHTTP.thisComputer, .privateNetworks, .anywhere].map { $0.permits(host: host) }
    #expect(permitted == [onThisComputer, inPrivateNetworks, true])
  }

  @Test(
    "a request to a host that is not permitted is not sent",
    arguments: [("nas.example", PlainHTTP.thisComputer), ("9.9.9.9", .privateNetworks)])
  func refused(host: String, plainHTTP: PlainHTTP) async throws {
    let request = Self.request("http://\(host)/", plainHTTP)
    await #expect(throws: TransferError.unencryptedTarget("\(host):80")) { try await TransferLoop().response(to: request) }
  }

  @Test("the address of the connection decides, whatever the host is", arguments: [PlainHTTP.thisComputer, .privateNetworks])
  func connected(plainHTTP: PlainHTTP) async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { server in
      let request = Self.request(server.url + "/", plainHTTP)
      let hostAndPort = String(server.url.dropFirst("http://".count))
      await #expect(throws: TransferError.unencryptedTarget(hostAndPort)) {
        try await TransferLoop { _, _ in true }.response(to: request)
      }
      #expect(await server.requests.isEmpty)
      let response = try await TransferLoop { _, _ in false }.response(to: request)
      #expect(response.body == Array("there".utf8))
    }
  }

  @Test("a connection that is used again is judged again")
  func reused() async throws {
    try await LoopbackServer.serving(["/": CannedResponse()]) { server in
      let loop = TransferLoop { _, _ in true }
      _ = try await loop.response(to: .to(server.url + "/"))
      let request = Self.request(server.url + "/", .privateNetworks)
      await #expect(throws: TransferError.self) { try await loop.response(to: request) }
      #expect(await server.requests.count == 1)
    }
  }

  @Test("behind a proxy, a name may have any address")
  func proxy() async throws {
    try await LoopbackServer.serving({ _ in CannedResponse() }) { server in
      var request = Self.request("http://nas.example/", .privateNetworks)
      request.proxy = server.url
      let sent = request
      await #expect(throws: TransferError.unencryptedTarget("nas.example:80")) { try await TransferLoop().response(to: sent) }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test("a request over https is not restricted")
  func encrypted() async throws {
    let port = try SilentPort()
    let request = Self.request("https://127.0.0.1:\(port.number)/", .thisComputer)
    await #expect(throws: TransferError.cannotConnect("127.0.0.1:\(port.number)")) {
      try await TransferLoop { _, _ in true }.response(to: request)
    }
  }

  private static func request(_ url: String, _ plainHTTP: PlainHTTP) -> TransferRequest {
    var request = TransferRequest.to(url)
    request.plainHTTP = plainHTTP
    return request
  }
}
