import LoopbackServer
import Testing
import Transfer

/// TLS with the test's own certificate authority.
@Suite("Secure connections", .enabled(if: TestCertificates.tool != nil, "the tool of OpenSSL 3 is not installed"), .timeLimit(.minutes(10)))
struct SecureTests {
  @Test("a certificate that an authority of the bundle has signed is trusted")
  func good() async throws {
    let certificates = try TestCertificates()
    try await TLSServer.serving(.file(Array("secret".utf8)), .good, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      for host in [server.hostAndPort, "localhost:\(server.port)"] {
        let response = try await loop.response(to: .to("https://\(host)/file"))
        #expect(response.body == Array("secret".utf8))
      }
    }
  }

  @Test(
    "any other certificate is refused with the reason",
    arguments: [
      (TestCertificates.Kind.otherHost, "no alternative certificate subject name matches target host name"),
      (.expired, "certificate has expired"), (.selfSigned, "self-signed certificate"),
    ])
  func bad(kind: TestCertificates.Kind, words: String) async throws {
    let certificates = try TestCertificates()
    try await TLSServer.serving(.file([]), kind, of: certificates) { server in
      await Self.expectInsecure(words) {
        try await TransferLoop(certificates: certificates.authority).response(to: .to("https://\(server.hostAndPort)/file"))
      }
    }
  }

  @Test("a named bundle replaces the system's authorities, and an invalid bundle is reported")
  func bundle() async throws {
    let (certificates, others) = (try TestCertificates(), try TestCertificates())
    try await TLSServer.serving(.file([]), .good, of: certificates) { server in
      let url = "https://\(server.hostAndPort)/file"
      await Self.expectInsecure("unable to get local issuer certificate") { try await TransferLoop().response(to: .to(url)) }
      await Self.expectInsecure("certificate") { try await TransferLoop(certificates: others.authority).response(to: .to(url)) }
      await Self.expectInsecure("/nowhere.pem") { try await TransferLoop(certificates: "/nowhere.pem").response(to: .to(url)) }
    }
  }

  @Test("concurrent transfers reach a server that offers no HTTP/2")
  func crowd() async throws {
    let certificates = try TestCertificates()
    try await TLSServer.serving(.file(Array("each".utf8)), .good, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      try await withThrowingTaskGroup(of: TransferResponse.self) { group in
        for number in 0..<40 {
          if number >= 8, let response = try await group.next() { #expect(response.status == 200) }
          group.addTask { try await loop.response(to: .to("https://\(server.hostAndPort)/file")) }
        }
        for try await response in group { #expect(response.body == Array("each".utf8)) }
      }
    }
  }

  @Test("the next connection resumes the TLS session")
  func session() async throws {
    let certificates = try TestCertificates()
    try await TLSServer.serving(.status, .good, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      var pages: [String] = []
      for _ in 1...3 {
        pages.append(String(decoding: try await loop.response(to: .to("https://\(server.hostAndPort)/")).body, as: UTF8.self))
      }
      #expect(pages.map { $0.contains("New, TLS") } == [true, false, false])
      #expect(pages.map { $0.contains("Reused, TLS") } == [false, true, true])
    }
  }

  @Test("a name, a password and an Authorization field are not sent when a redirect leaves TLS")
  func downgrade() async throws {
    let certificates = try TestCertificates()
    try await LoopbackServer.serving(["/": CannedResponse()]) { open in
      let response = "HTTP/1.0 302 Found\r\nLocation: \(open.url)/\r\n\r\n"
      try await TLSServer.serving(.answer(response), .good, of: certificates) { server in
        let loop = TransferLoop(certificates: certificates.authority)
        let response = try await loop.response(to: .to("https://me:secret@\(server.hostAndPort)/file"))
        #expect(response.redirects.count == 1)
        let field = HeaderField(name: "Authorization", value: "Bearer secret")
        _ = try await loop.response(to: .to("https://\(server.hostAndPort)/file", headers: [field]))
        #expect(await open.requests.map { $0.header("Authorization") } == [nil, nil])
      }
    }
  }

  @Test("a long body pauses and resumes over TLS too")
  func paused() async throws {
    let certificates = try TestCertificates()
    let body = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 >> 12)) }
    try await TLSServer.serving(.file(body), .good, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      let response = try await loop.streamedResponse(to: .to("https://\(server.hostAndPort)/file"))
      var taken: [UInt8] = []
      for try await chunk in response.body {
        if taken.count < 1_000_000 { try await Task.sleep(for: .milliseconds(20)) }
        taken += chunk
      }
      #expect(taken == body)
    }
  }

  private static func expectInsecure(_ words: String, _ body: () async throws -> TransferResponse) async {
    let error = await #expect(throws: TransferError.self) { try await body() }
    guard case .insecureConnection(let reason) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(reason.contains(words))
  }
}
