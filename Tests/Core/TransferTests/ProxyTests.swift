import LoopbackServer
import Testing

@testable import Transfer

@Suite("A proxy", .timeLimit(.minutes(5)))
struct ProxyTests {
  private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\nConnection: close\r\n\r\nmine"

  private func request(_ url: String, through proxy: String, _ reach: RequestReach = .anyServer) -> TransferRequest {
    var request = TransferRequest.to(url)
    request.proxy = proxy
    request.reach = reach
    return request
  }

  @Test(
    "a proxy that is down or unknown is named, not the host that was asked for",
    arguments: ["http", "socks5h"], ["127.0.0.1", "nobody.invalid"])
  func unreachable(scheme: String, host: String) async throws {
    let port = try SilentPort()
    let proxy = "\(host):\(port.number)"
    await #expect(throws: TransferError.proxyUnreachable(proxy)) {
      try await TransferLoop().response(to: request("http://feeds.example/", through: "\(scheme)://\(proxy)"))
    }
  }

  @Test(
    "a proxy without a port has libcurl's",
    arguments: [("http://a.example", "a.example:1080"), ("b.example:8", "b.example:8"), ("socks5://u:p@[::1]:9", "[::1]:9")])
  func names(text: String, hostAndPort: String) throws {
    try CurlLibrary.load()
    #expect(ProxyServer(text)?.hostAndPort == hostAndPort)
  }

  @Test("a request for the public internet may go through a proxy of this computer")
  func publicThroughPrivate() async throws {
    try await ScriptedServer.playing(.send(Self.answer)) { proxy in
      let response = try await TransferLoop().response(to: request("http://feeds.example/", through: proxy.url, .publicInternet))
      #expect(response.body == Array("mine".utf8))
    }
  }

  @Test(
    "a request for the public internet asks no proxy for a private host", arguments: ["10.0.0.1", "127.0.0.1:8080", "[::1]", "localhost"])
  func privateThroughProxy(host: String) async throws {
    try await ScriptedServer.playing(.hold) { proxy in
      try CurlLibrary.load()
      let hostAndPort = CurlURLParts("http://\(host)")?.hostAndPort ?? ""
      await #expect(throws: TransferError.privateHost(hostAndPort, isRedirected: false)) {
        try await TransferLoop().response(to: request("http://\(host)/", through: proxy.url, .publicInternet))
      }
      #expect(proxy.heads.isEmpty)
    }
  }

  @Test("a redirect from a public name to a private host is refused behind a proxy, too")
  func redirect() async throws {
    let redirect = "HTTP/1.1 302 Found\r\nLocation: http://192.168.0.1/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    try await ScriptedServer.playing(.send(redirect), .hold) { proxy in
      await #expect(throws: TransferError.privateTarget("192.168.0.1:80")) {
        try await TransferLoop().response(to: request("http://feeds.example/", through: proxy.url))
      }
    }
  }
}
