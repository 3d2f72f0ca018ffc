package import WebServer

/// What the features of the program ask a server for, on a server of this machine.
package enum SampleEndpoints {
  /// - Parameter url: The URL of the server, without a trailing slash.
  package static func all(url: String) -> [any SiteEndpoint] {
    [
      QuoteEndpoint(),
      PictureEndpoint(url: url),
    ]
  }
}
