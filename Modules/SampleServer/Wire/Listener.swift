import FlyingFox
import FlyingSocks
import Foundation

/// A port on loopback: the samples are not meant for other machines. It answers 404 until it is given a site.
struct Listener: Sendable {
  /// The port that is bound.
  let port: UInt16

  private let server: HTTPServer
  private let run: Task<Void, Never>

  /// Binds the port, 0 for one that the kernel picks, and returns once it listens.
  static func start(port: UInt16) async throws(SampleServerError) -> Listener {
    let server = try server(port: port)
    let (outcomes, outcome) = AsyncStream.makeStream(of: Result<UInt16, SampleServerError>.self)
    let run = Task {
      do { try await server.run() } catch { outcome.yield(.failure(failure(error, port: port))) }
    }
    // A failed bind ends `run` and is never told to those who wait, so whichever speaks first is right.
    let wait = Task {
      do {
        try await server.waitUntilListening(timeout: patience)
        outcome.yield(await boundPort(of: server, asked: port))
      } catch { outcome.yield(.failure(failure(error, port: port))) }
    }
    defer { wait.cancel() }
    for await result in outcomes { return Listener(port: try result.get(), server: server, run: run) }
    await server.stop()
    throw .cannotListen(port: port, reason: "the start was cancelled")
  }

  /// Answers with the site from here on.
  func serve(_ site: Site) async {
    await server.appendRoute("*", to: SiteHandler(site: site))
  }

  /// Closes the port and every connection, and returns when the last one is gone.
  func stop() async {
    await server.stop()
    await run.value
  }

  /// Seconds after which a port that does not start to listen, or an answer that does not come, is given up: far beyond what a loaded machine needs.
  private static let patience: TimeInterval = 60

  private static func server(port: UInt16) throws(SampleServerError) -> HTTPServer {
    do {
      return HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: patience, pool: UndelayedPool(HTTPServer.defaultPool()),
        logger: .disabled)
    } catch {
      throw failure(error, port: port)
    }
  }

  private static func boundPort(of server: HTTPServer, asked port: UInt16) async -> Result<UInt16, SampleServerError> {
    guard case .ip4(_, let bound) = await server.listeningAddress else {
      return .failure(.cannotListen(port: port, reason: "the socket has no IPv4 address"))
    }
    return .success(bound)
  }

  /// The system's own words, where there are any.
  private static func failure(_ error: any Error, port: UInt16) -> SampleServerError {
    guard case .failed(_, _, let message) = error as? SocketError else { return .cannotListen(port: port, reason: "\(error)") }
    return .cannotListen(port: port, reason: message)
  }
}
