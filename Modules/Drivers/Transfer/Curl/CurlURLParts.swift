import CLibCurl

/// The parts of an absolute address that requests and errors need, as libcurl reads them, so that what is checked here is what
/// libcurl will do.
struct CurlURLParts {
  let scheme: String
  let host: String
  let port: String

  var hostAndPort: String { "\(host):\(port)" }

  /// Whether it is an address that is asked: of http or https, with a host.
  var isOfWeb: Bool { ["http", "https"].contains(scheme) && !host.isEmpty }

  /// - Returns: nil when the text is no absolute address.
  init?(_ url: String) {
    guard let text = CurlURL(Array(url.utf8)) else { return nil }
    self.init(text)
  }

  /// - Returns: nil when there is no scheme.
  init?(_ text: CurlURL) {
    guard let scheme = text[CURLUPART_SCHEME] else { return nil }
    self.scheme = scheme
    host = text[CURLUPART_HOST] ?? ""
    port = text[CURLUPART_PORT] ?? ""
  }
}
