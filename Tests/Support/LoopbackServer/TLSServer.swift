import Foundation

/// An HTTP/1.0 server over TLS (the openssl tool) on 127.0.0.1, on a port that the kernel chooses. It runs while a closure runs.
public struct TLSServer: Sendable {
  /// The response of the server.
  public enum Content: Sendable {
    /// A page about the connection. It says whether the TLS session is `New` or `Reused`.
    case status
    /// Bytes, at `/file`.
    case file([UInt8])
    /// A complete response with status line and header fields, at `/file`.
    case answer(String)
  }

  /// `127.0.0.1:PORT`
  public var hostAndPort: String { "127.0.0.1:\(port)" }

  /// The port number.
  public let port: Int

  /// Runs `body` with a server that has a certificate of this kind, and always stops the server.
  /// - Throws: the error of `body`, or the error that prevents the server from starting.
  @discardableResult
  public static func serving<Result>(
    _ content: Content, _ kind: TestCertificates.Kind, of certificates: TestCertificates, _ body: (TLSServer) async throws -> Result
  ) async throws -> Result {
    try certificates.make(kind)
    try Data(content.bytes).write(to: certificates.file("file"))
    let pair = ["-cert", "\(kind.rawValue).pem", "-key", "\(kind.rawValue).key"]
    return try await ServerProcess.running(
      TestCertificates.tool, ["s_server", "-accept", "127.0.0.1:0", content.flag] + pair, in: certificates.folder,
      until: { $0.firstMatch(of: /ACCEPT 127\.0\.0\.1:([0-9]+)\n/).flatMap { Int($0.1) } },
      { _, port in try await body(TLSServer(port: port)) })
  }
}

extension TLSServer.Content {
  fileprivate var flag: String {
    switch self {
    case .status: "-www"
    case .file: "-WWW"
    case .answer: "-HTTP"
    }
  }

  fileprivate var bytes: [UInt8] {
    switch self {
    case .status: []
    case .file(let bytes): bytes
    case .answer(let text): Array(text.utf8)
    }
  }
}
