/// Why a server gave no usable response. Each case is a situation that a user can act on, and none depends on what was requested.
public enum WebError: Error, Hashable, Sendable {
  /// No host has this name.
  case hostNotFound(host: String)
  /// The host accepts no connection, or does not exist.
  case cannotConnect(host: String)
  /// The proxy does not exist, or accepts no connection. So no request reached the host.
  case proxyUnreachable(proxy: String)
  /// No data arrived within this time.
  case timedOut(seconds: Int)
  /// The secure connection could not be trusted.
  case insecure(reason: String)
  /// The server responded with an error status (RFC 9110 section 15).
  case status(code: Int)
  /// The response is larger than the limit of this number of bytes.
  case tooLarge(bytes: Int)
  /// The response redirects too many times.
  case tooManyRedirects
  /// The response redirects to a URL that is neither http nor https.
  case unsupportedScheme(url: String)
  /// The response broke off or could not be understood.
  case invalidResponse(reason: String)
  /// The host is this computer or in a private network, and the user did not name it. So no request was sent.
  case privateHost(host: String)
  /// The URL looks valid but cannot be requested: its host, its port, or its user name and password are not valid. So no request was sent.
  case invalidURL(String)
  /// No HTTP library is available on this computer, so no request was sent.
  case libraryMissing(reason: String)
}
