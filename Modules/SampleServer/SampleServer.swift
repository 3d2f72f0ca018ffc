/// A small web of feeds on 127.0.0.1, for the demo and the tests.
///
/// It serves ``SampleFeed/all``, pages that lead to them, `/subscriptions.opml`, and paths that behave as the web does on a bad day: `/moved.rss`,
/// `/elsewhere.rss`, `/gone.rss`, `/missing.rss`, `/error.rss` and `/slow.rss?ms=MILLISECONDS`. Documents answer conditional requests and gzip.
/// Quotes are at `/quotes/random`, in the order of ``SampleQuote/all``, and pictures of a cat at `/cat/says/{text}?json=true`; the front page lists
/// the paths where these go wrong.
///
/// A server runs until ``stop()`` is called, even when nobody holds it any more.
public struct SampleServer: Sendable {
  /// `http://127.0.0.1:PORT`, without a slash at the end.
  public let url: String

  private let site: Site
  private let listener: Listener

  /// Starts a server which can be reached from this machine alone, and returns once it serves.
  /// - Parameter port: the TCP port to bind; with 0 the kernel picks a free one, so that many servers run side by side.
  /// - Throws: ``SampleServerError/cannotListen(port:reason:)`` when the port is taken or forbidden, ``SampleServerError/samplesMissing(_:)`` when the
  ///   sample files do not lie beside the program.
  public static func start(port: UInt16 = 0) async throws(SampleServerError) -> SampleServer {
    let listener = try await Listener.start(port: port)
    let url = "http://127.0.0.1:\(listener.port)"
    do {
      let site = Site(url: url, documents: try SampleLibrary.documents(url: url))
      await listener.serve(site)
      return SampleServer(url: url, site: site, listener: listener)
    } catch {
      await listener.stop()
      throw error
    }
  }

  /// Closes the port and every connection, and returns when the last one is gone. A second call does nothing.
  public func stop() async {
    await listener.stop()
  }

  /// How often a path was asked for, whatever the answer was. The path is meant as it was sent, percent-encoded; the query is no part of it.
  public func hits(_ path: String) async -> Int {
    await site.visits(to: path).count
  }

  /// The header fields of the last request for a path, names in lower case; empty when nobody asked for it.
  public func lastHeaders(_ path: String) async -> [String: String] {
    await site.visits(to: path).lastHeaders
  }

  /// Appends one new item to a served feed, which changes its `ETag` and moves its `Last-Modified` a minute on. The sample file stays as it is.
  /// - Throws: ``SampleServerError/cannotGrow(_:)`` when there is no well-formed sample feed at this path.
  public func grow(_ path: String) async throws(SampleServerError) {
    try await site.grow(path)
  }
}
