import FlyingFox
import FlyingSocks
import Foundation
import WebServer

/// A real HTTP/1.1 server on a loopback IP address, on a port that the kernel chooses. It runs while a closure runs.
///
/// It records every request. For behaviour that violates HTTP, use ``ScriptedServer``.
public actor LoopbackServer {
  /// `http://ADDRESS:PORT`, without a trailing slash.
  public nonisolated let url: String

  /// The received requests in order of arrival.
  public private(set) var requests: [RecordedRequest] = []

  /// FlyingFox responds with 500 when a response takes longer. A test that waits this long has already failed.
  private static let longestDelaySeconds: TimeInterval = 7200

  private let server: HTTPServer
  private let run: Task<Void, any Error>

  /// Runs `body` with a server that responds to every request with the result of `answer`, and always stops the server.
  /// - Parameter host: the IP address to listen on. All of 127.0.0.0/8 is local, but Darwin supports only 127.0.0.1 by default.
  /// - Throws: the error of `body`, or FlyingFox's error when the server cannot start.
  @discardableResult
  public static func serving<Result>(
    on host: String = "127.0.0.1", _ answer: @escaping @Sendable (RecordedRequest) async -> CannedResponse,
    _ body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    let server = try await LoopbackServer(host, answer)
    do {
      let result = try await body(server)
      await server.stop()
      return result
    } catch {
      await server.stop()
      throw error
    }
  }

  /// Runs `body` with a server that has one response per path. It responds with 404 to any other path.
  /// - Throws: the error of `body`, or FlyingFox's error when the server cannot start.
  @discardableResult
  public static func serving<Result>(
    _ answers: [String: CannedResponse], _ body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    try await serving({ answers[$0.path] ?? .notFound }, body)
  }

  private init(_ host: String, _ answer: @escaping @Sendable (RecordedRequest) async -> CannedResponse) async throws {
    let server = try HTTPServer(
      address: .inet(ip4: host, port: 0), timeout: Self.longestDelaySeconds, pool: UndelayedPool(HTTPServer.defaultPool()),
      logger: .disabled)
    self.server = server
    // Tasks of each priority have threads of their own on Linux. Those of the other tests compute, and a client would wait for its server.
    run = Task(priority: .high) { try await server.run() }
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(let host, let port) = await server.listeningAddress else { throw NotListening() }
    url = "http://\(host):\(port)"
    await server.appendRoute("*") { [weak self] request in
      let request = try await RecordedRequest(request)
      await self?.record(request)
      let answer = await answer(request)
      try await Task.sleep(for: .milliseconds(answer.delayMilliseconds))
      return HTTPResponse(answer)
    }
  }

  private func record(_ request: RecordedRequest) {
    requests.append(request)
  }

  /// Closes open connections, so that a test that ends early does not wait for a slow response.
  private func stop() async {
    await server.stop()
    run.cancel()
    _ = await run.result
  }
}

/// The server has started but has no IP address.
struct NotListening: Error {}

extension RecordedRequest {
  init(_ request: HTTPRequest) async throws {
    self.init(
      request.method.rawValue, request.target.path(), query: request.target.query(),
      headers: Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) { "\($0), \($1)" },
      body: [UInt8](try await request.bodyData))
  }
}

extension HTTPResponse {
  init(_ answer: CannedResponse) {
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers.addValue(value, for: HTTPHeader(name)) }
    self.init(statusCode: HTTPStatusCode(answer.status, phrase: "Answer"), headers: headers, body: Data(answer.body))
  }
}
