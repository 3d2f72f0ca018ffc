/// The origin of a URL: its scheme, host and port (RFC 6454 section 4). Secrets for one origin must never reach another, unless it is the
/// same host with https in place of http.
public struct Origin: Hashable, Sendable {
  private let scheme: String
  /// The host in lower case, without port.
  public let host: String
  /// The port, including a default port.
  public let port: String

  /// The origin as a URL: `https://example.org:443`.
  public var text: String { "\(scheme)://\(host):\(port)" }

  /// The origin of an absolute http or https URL; nil for any other text, or when libcurl is unavailable.
  public init?(_ url: String) {
    guard CurlLibrary.problem == nil, let parts = CurlURLParts(url) else { return nil }
    self.init(parts)
  }

  /// Whether a secret of `other` may be sent to this origin.
  func mayReceiveSecrets(of other: Origin) -> Bool {
    self == other || (scheme == "https" && other.scheme == "http" && host == other.host)
  }

  init?(_ parts: CurlURLParts) {
    guard parts.isOfWeb else { return nil }
    (scheme, host, port) = (parts.scheme, parts.host.lowercased(), parts.port)
  }
}
