public import Foundation

/// An HTTP/2-only TLS server (nghttpd) on 127.0.0.1 with one file at `/file`. It runs while a closure runs.
public struct HTTP2Server: Sendable {
  /// The program; nil when it is not installed. On Debian, it is in the package nghttp2-server.
  public static let tool: URL? = TestCertificates.program("nghttpd")

  /// `https://127.0.0.1:PORT/file`
  public let url: String

  private let process: ServerProcess

  /// The number of completed requests, and the number of connections that carried them.
  public var traffic: (requests: Int, connections: Int) {
    get async {
      let log = await process.log
      let connections = Set(log.matches(of: /\[id=([0-9]+)\]/).map(\.1))
      return (log.matches(of: /stream_id=[0-9]+ closed/).count, connections.count)
    }
  }

  /// Runs `body` with a server, and always stops the server.
  /// - Throws: the error of `body`, or the error that prevents the server from starting.
  @discardableResult
  public static func serving<Result>(
    _ file: [UInt8], of certificates: TestCertificates, _ body: (HTTP2Server) async throws -> Result
  ) async throws -> Result {
    try certificates.make(.good)
    try Data(file).write(to: certificates.file("file"))
    while true {
      // nghttpd does not print a port that the kernel chose, so we choose it first. Another process may take it in between.
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
