public import CoreDomain

/// The scheme, host and port of a URL (RFC 6454 section 4). A secret that was set for one origin must not reach another.
public struct WebOrigin: Hashable, Sendable {
  private let isSecure: Bool
  private let host: String
  private let port: Int

  public init(_ url: WebURL) {
    isSecure = url.isSecure
    host = url.host
    port = url.port
  }

  /// Reads a stored origin; nil when the text is not an http or https URL.
  public init?(stored text: String) {
    guard let url = WebURL(validating: text) else { return nil }
    self.init(url)
  }

  /// The origin as a URL, without a default port: `https://example.org`.
  public var text: String {
    "\(isSecure ? "https" : "http")://\(host)" + (port == WebURL.defaultPort(isSecure: isSecure) ? "" : ":\(port)")
  }

  /// Whether a secret of `other` may be sent to this origin: it is the same origin, or the same host with https in place of http.
  public func mayReceiveSecrets(of other: WebOrigin) -> Bool {
    self == other || (isSecure && !other.isSecure && host == other.host)
  }
}
