import LoopbackServer
import Testing

@testable import Transfer

@Suite("Network boundary")
struct NetworkBoundaryTests {
  private static let publicAddresses = [
    "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.0.0.1", "128.0.0.0", "169.253.0.1", "169.255.0.1",
    "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0", "192.167.1.1", "192.169.0.0", "198.17.0.1", "198.20.0.0", "223.255.255.255",
    "2606:4700::1111", "2a00:1450::1", "2001:200::1", "2001:4860::8888", "::ffff:1.1.1.1", "64:ff9b::1.1.1.1", "2002:101:101::1",
  ]

  private static let otherAddresses = [
    "0.0.0.0", "0.1.2.3", "10.0.0.0", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1", "169.254.169.254",
    "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1",
    "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1",
    "::ffff:10.1.1.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:a00:1::1", "2002:7f00:1::",
    "fc00::1",
    "fd12:3456::1", "fe80::1", "febf::1", "fec0::1", "ff02::1", "3fff::1", "5f00::1",
  ]

  @Test(
    "an IP address of the public internet is public; a loopback, private or reserved one is not",
    arguments: publicAddresses + otherAddresses)
  func publicURLs(text: String) throws {
    let address = try #require(IPAddress(text))
    #expect(address.isPublic == Self.publicAddresses.contains(text))
  }

  @Test(
    "text that is not an IP address is refused",
    arguments: ["", "example.org", "127.1", "1.2.3.4.5", "[::1]", "::1%lo", "256.1.1.1", " 1.1.1.1"])
  func noURLs(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test(
    "a URL for another program is judged by the address in it, in any notation, and a name is not judged",
    arguments: [
      ("http://192.168.1.1/1.mp3", "192.168.1.1:80"), ("https://10.0.0.1:8443/", "10.0.0.1:8443"), ("http://localhost/", "localhost:80"),
      ("http://[::1]:631/", "[::1]:631"), ("http://0x7f000001/", "127.0.0.1:80"), ("http://user:word@127.0.0.1/", "127.0.0.1:80"),
      ("https://1.1.1.1/", nil), ("https://nas.example/", nil),
    ] as [(String, String?)])
  func otherPrograms(url: String, refused: String?) throws {
    if let refused {
      #expect(throws: TransferError.privateHost(refused, isRedirected: false)) { try RequestReach.publicInternet.check(url) }
    } else {
      try RequestReach.publicInternet.check(url)
    }
    try RequestReach.itsHostAndPublicInternet.check(url)
    try RequestReach.anyServer.check(url)
  }

  @Test("after a public address, private addresses are refused; before, any address is allowed")
  func rule() throws {
    let (inside, outside) = (try #require(IPAddress("10.0.0.1")), try #require(IPAddress("1.1.1.1")))
    var boundary = NetworkBoundary { address, _ in address.isPublic }
    for address in [inside, outside] { #expect(boundary.allows(address, port: 80)) }
    boundary.cross(to: inside, port: 80)
    for address in [inside, outside] { #expect(boundary.allows(address, port: 80)) }
    boundary.cross(to: outside, port: 80)
    #expect(boundary.allows(outside, port: 80) && !boundary.allows(inside, port: 80))
  }

  @Test("a public server's redirect to a private IP address is refused before anything is sent there")
  func redirect() async throws {
    try await ScriptedServer.playing(.hold) { secret in
      let routes = ["/": CannedResponse.redirect(to: "/next"), "/next": .redirect(to: secret.url + "/")]
      try await LoopbackServer.serving(routes) { server in
        let error = TransferError.privateTarget(secret.hostAndPort)
        await #expect(throws: error) { try await Self.loop(public: server).response(to: .to(server.url + "/")) }
        await #expect(throws: error) { try await Self.loop(public: server).streamedResponse(to: .to(server.url + "/")) }
        #expect(secret.connections == 0)
      }
    }
  }

  @Test("an open connection is not reused for a redirect to a private IP address")
  func openConnection() async throws {
    let response = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nmine"
    try await ScriptedServer.playing(.send(response), .awaitRequest, .send(response), .hold) { secret in
      try await LoopbackServer.serving(["/": .redirect(to: secret.url + "/")]) { server in
        let loop = Self.loop(public: server)
        let asked = try await loop.response(to: .to(secret.url))
        #expect(asked.body == Array("mine".utf8))
        await #expect(throws: TransferError.privateTarget(secret.hostAndPort)) { try await loop.response(to: .to(server.url + "/")) }
        #expect(secret.connections == 1)
        #expect(secret.heads.count == 1)
      }
    }
  }

  @Test("a request to a private server is allowed, and so are its redirects to private and public servers")
  func fromInside() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "public")]) { server in
      try await LoopbackServer.serving(["/": CannedResponse.redirect(to: "/next"), "/next": .redirect(to: server.url + "/")]) { inside in
        let response = try await Self.loop(public: server).response(to: .to(inside.url + "/"))
        #expect(response.body == Array("public".utf8))
        #expect(response.redirects.count == 2)
        let unjudged = try await TransferLoop().response(to: .to(inside.url + "/"))
        #expect(unjudged.status == 200)
      }
    }
  }

  @Test("a request that may reach its host and the public internet is redirected to no other host in a private network")
  func itsHost() async throws {
    try await ScriptedServer.playing([.hold], on: 2) { secret in
      let routes = ["/": CannedResponse.redirect(to: "/next"), "/next": .redirect(to: secret.url + "/")]
      try await LoopbackServer.serving(routes) { server in
        let error = TransferError.privateHost(secret.hostAndPort, isRedirected: true)
        await #expect(throws: error) { try await TransferLoop().response(to: .to(server.url + "/", .itsHostAndPublicInternet)) }
        await #expect(throws: error) { try await TransferLoop().streamedResponse(to: .to(server.url + "/", .itsHostAndPublicInternet)) }
        #expect(secret.connections == 0)
      }
    }
  }

  @Test("a request that may reach its host and the public internet is redirected within its host, also to another port, and to the public")
  func withinItsHost() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "there")]) { there in
      try await LoopbackServer.serving(["/": CannedResponse.redirect(to: "/next"), "/next": .redirect(to: there.url + "/")]) { server in
        for loop in [TransferLoop(), Self.loop(public: there)] {
          let response = try await loop.response(to: .to(server.url + "/", .itsHostAndPublicInternet))
          #expect(response.body == Array("there".utf8) && response.redirects.count == 2)
        }
      }
    }
  }

  @Test("a request for the public internet asks no private host, and says that no redirect led there")
  func onlyPublic() async throws {
    try await LoopbackServer.serving(["/": CannedResponse(text: "secret")]) { server in
      let port = server.url.split(separator: ":").last ?? ""
      await #expect(throws: TransferError.privateHost("127.0.0.1:\(port)", isRedirected: false)) {
        try await TransferLoop().response(to: .to(server.url + "/", .publicInternet))
      }
      #expect(await server.requests.isEmpty)
    }
  }

  @Test(
    "after a redirect, only the host that was named stays outside the public internet",
    arguments: [
      ("10.0.0.1", "10.0.0.1", .itsHostAndPublicInternet), ("Home.lan", "home.LAN", .itsHostAndPublicInternet),
      ("10.0.0.1", "10.0.0.2", .publicInternet), ("10.0.0.1", "169.254.169.254", .publicInternet),
      ("home.lan", "localhost", .publicInternet),
      (nil, "10.0.0.1", .publicInternet),
    ] as [(String?, String, RequestReach)])
  func reach(host: String?, target: String, reach: RequestReach) {
    #expect(RequestReach.itsHostAndPublicInternet.redirected(from: host, to: target) == reach)
    #expect(RequestReach.anyServer.redirected(from: host, to: target) == .anyServer)
    #expect(RequestReach.publicInternet.redirected(from: host, to: target) == .publicInternet)
    #expect(RequestReach.link(isPublic: false) == .itsHostAndPublicInternet && RequestReach.link(isPublic: true) == .publicInternet)
  }

  /// A loop that treats only this server's port as public.
  private static func loop(public server: LoopbackServer) -> TransferLoop {
    let port = server.url.split(separator: ":").last.flatMap { UInt16($0) }
    return TransferLoop { _, candidate in candidate == port }
  }
}
