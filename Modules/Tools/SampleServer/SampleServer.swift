/// A web server with sample feeds on 127.0.0.1, for the demo and the tests.
///
/// It serves ``SampleFeed/all``, pages that link to the feeds, `/subscriptions.opml`, and paths with typical errors: `/moved.rss`,
/// `/elsewhere.rss`, `/gone.rss`, `/missing.rss`, `/error.rss` and `/slow.rss?ms=MILLISECONDS`. Documents support conditional requests and
/// gzip. Other paths belong to a `SiteEndpoint`, and the front page lists them.
///
/// A server runs until ``stop()`` is called, even when there is no reference to it.
public struct SampleServer: Sendable {
  /// `http://127.0.0.1:PORT`, without a trailing slash.
  public let url: String

  private let site: Site
  private let listener: Listener

  /// Starts a server that only this machine can reach. Returns when the server accepts requests.
  /// - Parameters:
  ///   - port: The TCP port to bind. With 0, the kernel chooses a free port, so that many servers can run at the same time.
  ///   - publicURL: The URL in documents and redirects, for clients that use this server as a proxy; nil for ``url``.
  /// - Throws: ``SampleServerError/cannotListen(port:reason:)`` when the port is in use or forbidden,
  ///   ``SampleServerError/samplesMissing(_:)`` when the sample files are not next to the program.
  public static func start(port: UInt16 = 0, publicURL: String? = nil) async throws(SampleServerError) -> SampleServer {
    let listener = try await Listener.start(port: port)
    let url = "http://127.0.0.1:\(listener.port)"
    do {
      let shownURL = publicURL ?? url
      let site = Site(url: shownURL, documents: try SampleLibrary.documents(url: shownURL))
      await listener.serve(site)
      return SampleServer(url: url, site: site, listener: listener)
    } catch {
      await listener.stop()
      throw error
    }
  }

  /// Closes the port and all connections, and returns when the last connection is closed. A second call does nothing.
  public func stop() async {
    await listener.stop()
  }

  /// The number of requests for a path, with any response. The path is percent-encoded, as the client sent it, without the query.
  public func hits(_ path: String) async -> Int {
    await site.visits(to: path).count
  }

  /// The header fields of the last request for a path, with names in lower case; empty without a request.
  public func lastHeaders(_ path: String) async -> [String: String] {
    await site.visits(to: path).lastHeaders
  }

  /// Appends a new item to a served feed. This changes the feed's `ETag`, and adds one minute to its `Last-Modified`. The sample file does
  /// not change.
  /// - Throws: ``SampleServerError/cannotGrow(_:)`` when there is no well-formed sample feed at this path.
  public func grow(_ path: String) async throws(SampleServerError) {
    try await site.grow(path)
  }
}
