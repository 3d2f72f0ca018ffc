/// Why a transfer gave no response.
public enum TransferError: Error, Hashable, Sendable {
  /// The URL is not an absolute URL: it has no scheme, no host, or a forbidden character. The text is the URL.
  case invalidURL(String)

  /// A redirect leads to a text that is not a URL, or to a host with an invisible character. The text is that of the Location field.
  case invalidTarget(String)

  /// The URL or a redirect has a scheme other than http and https. The text is the scheme.
  case unsupportedScheme(String)

  /// A redirect leads from the public internet to this computer or into a private network. The text is the target's `host:port`.
  case privateTarget(String)

  /// The request would be sent to this computer or into a private network, which ``TransferRequest/reach`` excludes. The text is the server's
  /// `host:port`. `isRedirected` tells whether a redirect leads there.
  case privateHost(String, isRedirected: Bool)

  /// The request would be sent without encryption to a place that ``TransferRequest/plainHTTP`` excludes. The text is the server's
  /// `host:port`.
  case unencryptedTarget(String)

  /// A header field or the user agent contains a character that is not allowed in a header line. The text is the field's name.
  case invalidHeader(String)

  /// The host name cannot be resolved. The text is the host.
  case hostNotFound(String)

  /// The server does not accept connections. The text is `host:port`.
  case cannotConnect(String)

  /// The proxy cannot be resolved, or accepts no connection. The text is the proxy's `host:port`.
  case proxyUnreachable(String)

  /// Resolving the host, connecting or the TLS handshake took longer than ``TransferLimits/connectSeconds``.
  case connectTimedOut(seconds: Int)

  /// Almost no data arrived for ``TransferLimits/stallSeconds``.
  case stalled(seconds: Int)

  /// The whole transfer took longer than ``TransferLimits/totalSeconds``, although data arrived all the time.
  case tookTooLong(seconds: Int)

  /// The body is longer than ``TransferLimits/maximumBodyBytes``.
  case bodyTooLarge(limit: Int)

  /// The header lines are longer than ``TransferLimits/maximumHeaderBytes``, or one line is longer than libcurl accepts (100 KiB).
  case headersTooLarge(limit: Int)

  /// There are more header lines than ``TransferLimits/maximumHeaderLines``.
  case tooManyHeaderLines(limit: Int)

  /// There are more redirects than ``TransferLimits/maximumRedirects``.
  case tooManyRedirects(limit: Int)

  /// A redirect leads back to a URL of the same redirect chain. The text is the URL.
  case redirectLoop(String)

  /// The connection is not secure: the certificate is untrusted, expired or for another host, or TLS failed. The text is libcurl's reason.
  case insecureConnection(String)

  /// The server violated the protocol: no HTTP, a truncated body, a coding that cannot be decoded, a closed connection. The text is
  /// the reason of libcurl or zlib.
  case invalidResponse(String)

  /// libcurl cannot be loaded, or is too old. The text is the system's reason.
  case libraryMissing(String)

  /// The task that waited for the transfer was cancelled.
  case cancelled

  /// Any other error, with libcurl's error code (https://curl.se/libcurl/c/libcurl-errors.html) and reason.
  case failed(code: Int, String)
}
