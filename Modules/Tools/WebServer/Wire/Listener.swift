import FlyingFox
import FlyingSocks
import Foundation

/// A listening port on the loopback interface, which other machines cannot reach. It responds with 404 until `serve(_:)` is called.
struct Listener: Sendable {
  let port: UInt16

  private let server: HTTPServer
  private let run: Task<Void, Never>

  /// Binds the port and returns when it listens. With port 0, the kernel chooses a free port.
  static func start(port: UInt16) async throws(CannotListen) -> Listener {
    let server = try server(port: port)
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<UInt16, CannotListen>.self)
    // Tasks of each priority have threads of their own on Linux. Tests in the same process keep those of their priority busy.
    let run = Task(priority: .high) {
      do { try await server.run() } catch { outcome.yield(.failure(failure(error, port: port))) }
    }
    // When the bind fails, `run` ends, but `waitUntilListening` does not report it. The first of the two results is therefore the right
    // one.
    let wait = Task {
      do {
        try await server.waitUntilListening(timeout: patience)
        outcome.yield(await boundPort(of: server, asked: port))
      } catch { outcome.yield(.failure(failure(error, port: port))) }
    }
    defer { wait.cancel() }
    for await result in outcomes { return Listener(port: try result.get(), server: server, run: run) }
    await server.stop()
    throw CannotListen(port: port, reason: "the start was cancelled")
  }

  /// Uses the site for all further requests.
  func serve(_ site: Site) async {
    await server.appendRoute("*", to: SiteHandler(site: site))
  }

  /// Closes the port and all connections, and returns when the last connection is closed.
  func stop() async {
    await server.stop()
    await run.value
  }

  /// The timeout in seconds until a port listens, and for a response. It is long enough for a busy machine.
  private static let patience: TimeInterval = 60

  private static func server(port: UInt16) throws(CannotListen) -> HTTPServer {
    do {
      return HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: patience, pool: UndelayedPool(HTTPServer.defaultPool()),
        logger: .disabled)
    } catch {
      throw failure(error, port: port)
    }
  }

  private static func boundPort(of server: HTTPServer, asked port: UInt16) async -> Result<UInt16, CannotListen> {
    guard case .ip4(_, let bound) = await server.listeningAddress else {
      return .failure(CannotListen(port: port, reason: "the socket has no IPv4 address"))
    }
    return .success(bound)
  }

  /// The error with the system's own text, if there is one.
  private static func failure(_ error: any Error, port: UInt16) -> CannotListen {
    guard case .failed(_, _, let message) = error as? SocketError else { return CannotListen(port: port, reason: "\(error)") }
    return CannotListen(port: port, reason: message)
  }
}
