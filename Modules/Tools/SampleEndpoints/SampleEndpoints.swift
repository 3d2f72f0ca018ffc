package import WebServer

/// The endpoints that the features of the program use, for a server on this machine.
package enum SampleEndpoints {
  /// - Parameter url: The URL of the server, without a trailing slash.
  package static func all(url: String) -> [any SiteEndpoint] {
    [
      QuoteEndpoint(),
      PictureEndpoint(url: url),
    ]
  }
}
