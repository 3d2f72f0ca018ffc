import CLibCurl

/// The server of a proxy setting, such as `socks5h://127.0.0.1:9050` or `proxy.example:3128`.
struct ProxyServer {
  let host: String
  private let port: UInt16

  /// The port of a proxy whose setting has none (https://curl.se/libcurl/c/CURLOPT_PROXY.html).
  private static let defaultPort: UInt16 = 1080

  /// - Returns: nil when the text names no server.
  init?(_ text: String) {
    let scheme = text.firstRange(of: "://")
    // The scheme `proxy` has no default port, so the port is nil when the text has none.
    let parts = CurlURLParts("proxy://\(scheme.map { String(text[$0.upperBound...]) } ?? text)")
    guard let parts, !parts.host.isEmpty else { return nil }
    host = parts.host
    port = UInt16(parts.port) ?? (text.hasPrefix("https:") ? 443 : Self.defaultPort)
  }

  /// The server for messages, without a user name and password.
  var hostAndPort: String { "\(host):\(port)" }

  /// Whether a connection leads to the proxy. A proxy with a name may have any address.
  func isAt(_ address: IPAddress, port: UInt16) -> Bool {
    self.port == port && IPAddress(ofHost: host).map { $0 == address } ?? true
  }
}
