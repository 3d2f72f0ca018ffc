import FlyingFox
import FlyingSocks
import Foundation

/// A real HTTP/1.1 server on an address of this computer, on a port that the kernel chooses, for as long as a closure runs.
///
/// It records every request. For what a correct server would never do there is ``ScriptedServer``.
public actor LoopbackServer {
  /// `http://ADDRESS:PORT`, without a slash at its end.
  public nonisolated let url: String

  /// The requests that have come, in the order of their coming.
  public private(set) var requests: [RecordedRequest] = []

  /// FlyingFox answers 500 itself when an answer takes longer. A test that waits so long has failed already.
  private static let longestDelaySeconds: TimeInterval = 7200

  private let server: HTTPServer
  private let run: Task<Void, any Error>

  /// Runs `body` with a server that answers every request as `answer` says, and stops the server whatever happens.
  /// - Parameter host: where it listens. All of 127.0.0.0/8 is this computer; Darwin knows only the first of them unless it is told of more.
  /// - Throws: what `body` throws, or FlyingFox's error when the server cannot be started.
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

  /// Runs `body` with a server that answers by path, and with 404 to any path that is not in the table.
  /// - Throws: what `body` throws, or FlyingFox's error when the server cannot be started.
  @discardableResult
  public static func serving<Result>(
    _ answers: [String: CannedResponse], _ body: (LoopbackServer) async throws -> Result
  ) async throws -> Result {
    try await serving({ answers[$0.path] ?? .notFound }, body)
  }

  private init(_ host: String, _ answer: @escaping @Sendable (RecordedRequest) async -> CannedResponse) async throws {
    let server = try HTTPServer(address: .inet(ip4: host, port: 0), timeout: Self.longestDelaySeconds, logger: .disabled)
    self.server = server
    run = Task { try await server.run() }
    try await server.waitUntilListening(timeout: 600)
    guard case .ip4(let host, let port) = await server.listeningAddress else { throw NotListening() }
    url = "http://\(host):\(port)"
    await server.appendRoute("*") { [weak self] request in
      let request = RecordedRequest(request)
      await self?.record(request)
      let answer = await answer(request)
      try await Task.sleep(for: .milliseconds(answer.delayMilliseconds))
      return HTTPResponse(answer)
    }
  }

  private func record(_ request: RecordedRequest) {
    requests.append(request)
  }

  /// Open connections are cut: a test that ends early need not wait for a slow answer.
  private func stop() async {
    await server.stop()
    run.cancel()
    _ = await run.result
  }
}

/// The server has started and has no address.
struct NotListening: Error {}

extension RecordedRequest {
  init(_ request: HTTPRequest) {
    method = request.method.rawValue
    path = request.target.path()
    query = request.target.query()
    headers = Dictionary(request.headers.map { ($0.key.rawValue.lowercased(), $0.value) }) { "\($0), \($1)" }
  }
}

extension HTTPResponse {
  init(_ answer: CannedResponse) {
    var headers = HTTPHeaders()
    for (name, value) in answer.headers { headers.addValue(value, for: HTTPHeader(name)) }
    self.init(statusCode: HTTPStatusCode(answer.status, phrase: "Answer"), headers: headers, body: Data(answer.body))
  }
}
