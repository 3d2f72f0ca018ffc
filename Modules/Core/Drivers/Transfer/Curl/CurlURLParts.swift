import CLibCurl

/// The parts of an absolute URL that requests and errors need. libcurl parses them, so that the checked URL is the URL that libcurl
/// requests.
struct CurlURLParts {
  let scheme: String
  let host: String
  let port: String

  var hostAndPort: String { "\(host):\(port)" }

  /// Whether the URL can be requested: http or https, with a host.
  var isOfWeb: Bool { ["http", "https"].contains(scheme) && !host.isEmpty }

  /// Whether the host contains an invisible character, so that it looks like another host. libcurl drops some of these characters.
  var hasInvisibleHost: Bool {
    host.unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isDefaultIgnorableCodePoint || properties.isWhitespace || [.format, .control].contains(properties.generalCategory)
    }
  }

  /// - Returns: nil when the text is not an absolute URL.
  init?(_ url: String) {
    guard let text = CurlURL(Array(url.utf8)) else { return nil }
    self.init(text)
  }

  /// - Returns: nil when the URL has no scheme.
  init?(_ text: CurlURL) {
    guard let scheme = text[CURLUPART_SCHEME] else { return nil }
    self.scheme = scheme
    host = text[CURLUPART_HOST] ?? ""
    port = text[CURLUPART_PORT] ?? ""
  }
}
