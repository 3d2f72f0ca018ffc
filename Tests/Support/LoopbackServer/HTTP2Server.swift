public import Foundation

/// The program nghttpd as a server of nothing but HTTP/2 over TLS on 127.0.0.1, with one file at `/file`, for as long as a closure runs.
public struct HTTP2Server: Sendable {
  /// The program; nil where there is none. Debian has it in the package nghttp2-server.
  public static let tool: URL? = TestCertificates.program("nghttpd")

  /// `https://127.0.0.1:PORT/file`
  public let url: String

  private let process: ServerProcess

  /// How many requests have been answered to their end, and over how many connections.
  public var traffic: (requests: Int, connections: Int) {
    get async {
      let log = await process.log
      let connections = Set(log.matches(of: /\[id=([0-9]+)\]/).map(\.1))
      return (log.matches(of: /stream_id=[0-9]+ closed/).count, connections.count)
    }
  }

  /// Runs `body` with a server, and stops it whatever happens.
  /// - Throws: what `body` throws, and what keeps the server from starting.
  @discardableResult
  public static func serving<Result>(
    _ file: [UInt8], of certificates: TestCertificates, _ body: (HTTP2Server) async throws -> Result
  ) async throws -> Result {
    try certificates.make(.good)
    try Data(file).write(to: certificates.file("file"))
    while true {
      // nghttpd does not say which port the kernel chose, so that it is chosen before; somebody else may be faster.
      let port = try LoopbackSocket().port
      do {
        return try await ServerProcess.running(
          tool, ["-v", "-a", "127.0.0.1", "-d", certificates.folder.path, "\(port)", "good.key", "good.pem"], in: certificates.folder,
          until: { $0.contains("listen 127.0.0.1:\(port)") ? port : nil },
          { process, port in try await body(HTTP2Server(url: "https://127.0.0.1:\(port)/file", process: process)) })
      } catch let problem as NotServing where problem.words.contains("Address already in use") {
        continue
      }
    }
  }
}
