import LoopbackServer
import Testing
import Transfer

/// HTTP/2 over TLS, where the server offers it.
@Suite(
  "HTTP/2", .enabled(if: HTTP2Server.tool != nil && TestCertificates.tool != nil, "nghttpd or OpenSSL 3 is not installed"),
  .timeLimit(.minutes(10)))
struct HTTP2Tests {
  /// The server logs its traffic, and stalls while the log is not read.
  private static let patient = TransferLimits(stallSeconds: 600)

  @Test("concurrent transfers share one connection, and each receives the body")
  func multiplexing() async throws {
    let certificates = try TestCertificates()
    let body = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try await HTTP2Server.serving(body, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      try await withThrowingTaskGroup(of: TransferResponse.self) { group in
        for number in 0..<40 {
          if number >= 8, let response = try await group.next() { #expect(response.body == body) }
          group.addTask { try await loop.response(to: .to(server.url, limits: Self.patient)) }
        }
        for try await response in group {
          #expect(response.status == 200)
          #expect(response.body == body)
          #expect(response.header("Content-Length") == "50000")
        }
      }
      while await server.traffic.requests < 40 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(await server.traffic.connections == 1)
    }
  }

  @Test("a paused body does not block the others on its connection, and resumes")
  func pausing() async throws {
    let certificates = try TestCertificates()
    let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ ($0 >> 12)) }
    try await HTTP2Server.serving(body, of: certificates) { server in
      let loop = TransferLoop(certificates: certificates.authority)
      let paused = try await loop.streamedResponse(to: .to(server.url, limits: Self.patient))
      for _ in 1...3 {
        let response = try await loop.response(to: .to(server.url, limits: Self.patient))
        #expect(response.body == body)
      }
      var taken: [UInt8] = []
      for try await chunk in paused.body { taken += chunk }
      #expect(taken == body)
      while await server.traffic.requests < 4 { try await Task.sleep(for: .milliseconds(5)) }
      #expect(await server.traffic.connections == 1)
    }
  }
}
