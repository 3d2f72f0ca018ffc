/// A web server on 127.0.0.1, for demos and tests. Its endpoints make the responses.
///
/// A server runs until ``stop()`` is called, even when there is no reference to it.
package struct WebServer: Sendable {
  /// `http://127.0.0.1:PORT`, without a trailing slash.
  package let url: String

  private let site: Site
  private let listener: Listener

  /// Starts a server that only this machine can reach. Returns when the server accepts requests, which it answers with 404 until
  /// `serve(_:)` is called.
  /// - Parameter port: The TCP port to bind. With 0, the kernel chooses a free port, so that many servers can run at the same time.
  package static func start(port: UInt16 = 0) async throws(CannotListen) -> WebServer {
    let listener = try await Listener.start(port: port)
    let site = Site(endpoints: [])
    await listener.serve(site)
    return WebServer(url: "http://127.0.0.1:\(listener.port)", site: site, listener: listener)
  }

  /// Uses these endpoints for all further requests. They are not passed to `start`, because they may need the URL of the server.
  package func serve(_ endpoints: [any SiteEndpoint]) async {
    await site.serve(endpoints)
  }

  /// Closes the port and all connections, and returns when the last connection is closed. A second call does nothing.
  package func stop() async {
    await listener.stop()
  }

  /// The number of requests for a path, with any response. The path is percent-encoded, as the client sent it, without the query.
  package func hits(_ path: String) async -> Int {
    await site.visits(to: path).count
  }

  /// The header fields of the last request for a path, with names in lower case; empty without a request.
  package func lastHeaders(_ path: String) async -> [String: String] {
    await site.visits(to: path).lastHeaders
  }
}
