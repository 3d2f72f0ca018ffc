import SampleEndpoints
import WebServer

/// A web server with sample feeds on 127.0.0.1, for the demo and the tests.
///
/// It serves ``SampleFeed/all``, pages that link to the feeds, `/subscriptions.opml`, and paths with typical errors: `/moved.rss`,
/// `/elsewhere.rss`, `/gone.rss`, `/missing.rss`, `/error.rss` and `/slow.rss?ms=MILLISECONDS`. Documents support conditional requests and
/// gzip. It also serves the endpoints of the small program (`SampleEndpoints`). The front page lists everything.
///
/// A server runs until ``stop()`` is called, even when there is no reference to it.
public struct SampleServer: Sendable {
  /// `http://127.0.0.1:PORT`, without a trailing slash.
  public var url: String { server.url }

  private let server: WebServer
  private let feeds: FeedEndpoint

  /// Starts a server that only this machine can reach. Returns when the server accepts requests.
  /// - Parameters:
  ///   - port: The TCP port to bind. With 0, the kernel chooses a free port, so that many servers can run at the same time.
  ///   - publicURL: The URL in documents and redirects, for clients that use this server as a proxy; nil for ``url``.
  /// - Throws: ``SampleServerError/cannotListen(port:reason:)`` when the port is in use or forbidden,
  ///   ``SampleServerError/samplesMissing(_:)`` when the sample files are not next to the program.
  public static func start(port: UInt16 = 0, publicURL: String? = nil) async throws(SampleServerError) -> SampleServer {
    let library = try SampleLibrary()
    do throws(CannotListen) {
      let server = try await WebServer.start(port: port)
      let url = publicURL ?? server.url
      let feeds = FeedEndpoint(url: url, documents: library.documents(url: url))
      await server.serve([feeds] + SampleEndpoints.all(url: url))
      return SampleServer(server: server, feeds: feeds)
    } catch {
      throw .cannotListen(port: error.port, reason: error.reason)
    }
  }

  /// Closes the port and all connections, and returns when the last connection is closed. A second call does nothing.
  public func stop() async {
    await server.stop()
  }

  /// The number of requests for a path, with any response. The path is percent-encoded, as the client sent it, without the query.
  public func hits(_ path: String) async -> Int {
    await server.hits(path)
  }

  /// The header fields of the last request for a path, with names in lower case; empty without a request.
  public func lastHeaders(_ path: String) async -> [String: String] {
    await server.lastHeaders(path)
  }

  /// Appends a new item to a served feed. This changes the feed's `ETag`, and adds one minute to its `Last-Modified`. The sample file does
  /// not change.
  /// - Throws: ``SampleServerError/cannotGrow(_:)`` when there is no well-formed sample feed at this path.
  public func grow(_ path: String) async throws(SampleServerError) {
    try feeds.grow(path)
  }
}
