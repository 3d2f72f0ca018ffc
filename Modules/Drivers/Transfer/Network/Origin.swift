/// Whose word an address carries: its scheme, host and port (RFC 6454 section 4). What one origin is told, no other may learn.
public struct Origin: Hashable, Sendable {
  private let scheme: String
  /// The host in lower case, without port.
  public let host: String
  /// The port, also where it goes without saying.
  public let port: String

  /// The origin as an address: `https://example.org:443`.
  public var text: String { "\(scheme)://\(host):\(port)" }

  /// The origin of an absolute address of the web; nil when it is none, or when there is no libcurl to read it.
  public init?(_ url: String) {
    guard CurlLibrary.problem == nil, let parts = CurlURLParts(url) else { return nil }
    self.init(parts)
  }

  init?(_ parts: CurlURLParts) {
    guard parts.isOfWeb else { return nil }
    (scheme, host, port) = (parts.scheme, parts.host.lowercased(), parts.port)
  }
}
