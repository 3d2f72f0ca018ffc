/// Why a transfer brought no answer.
public enum TransferError: Error, Hashable, Sendable {
  /// The address is no absolute address: no scheme, no host, a forbidden character. The text is the address, which may be a
  /// redirect's.
  case invalidURL(String)

  /// The address, or a redirect, has a scheme other than http and https. The text is the scheme.
  case unsupportedScheme(String)

  /// A redirect leads from the public internet to this computer or into a private network. The text is the target's `host:port`.
  case privateTarget(String)

  /// A field of the request, or its user agent, has a character that a header line may not carry. The text is the field's name.
  case invalidHeader(String)

  /// The name service knows no such host. The text is the host.
  case hostNotFound(String)

  /// Nobody accepts a connection there. The text is `host:port`.
  case cannotConnect(String)

  /// Looking the host up, connecting or agreeing on TLS took longer than ``TransferLimits/connectSeconds``.
  case connectTimedOut(seconds: Int)

  /// Hardly any data came for ``TransferLimits/stallSeconds``.
  case stalled(seconds: Int)

  /// The whole transfer took longer than ``TransferLimits/totalSeconds``, though data kept coming.
  case tookTooLong(seconds: Int)

  /// The body is longer than ``TransferLimits/maximumBodyBytes``, which is given.
  case bodyTooLarge(limit: Int)

  /// The header lines are longer than ``TransferLimits/maximumHeaderBytes``, which is given, or one line alone is longer than
  /// libcurl takes (100 KiB).
  case headersTooLarge(limit: Int)

  /// There were more header lines than ``TransferLimits/maximumHeaderLines``, which is given.
  case tooManyHeaderLines(limit: Int)

  /// There were more redirects than ``TransferLimits/maximumRedirects``, which is given.
  case tooManyRedirects(limit: Int)

  /// A redirect leads back to an address that has been asked on the same way. The text is the address.
  case redirectLoop(String)

  /// The connection could not be secured: the certificate is not trusted, out of date or another host's, or TLS failed.
  /// The text is libcurl's reason.
  case insecureConnection(String)

  /// The server broke the protocol: no HTTP, a body that ends early, a coding that cannot be decoded, a connection cut off.
  /// The text is libcurl's reason.
  case brokenAnswer(String)

  /// libcurl cannot be loaded, or is too old. The text is the system's reason.
  case libraryMissing(String)

  /// The task that waited for the transfer was cancelled.
  case cancelled

  /// Anything else, with libcurl's error code (https://curl.se/libcurl/c/libcurl-errors.html) and reason.
  case failed(code: Int, String)
}
