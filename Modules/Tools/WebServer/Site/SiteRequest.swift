/// The properties of a request that the site uses.
package struct SiteRequest: Sendable {
  /// The method. Only `GET` and `HEAD` are supported.
  package let method: String
  /// The path with the leading slash, without the query. It is percent-encoded, as the client sent it: `%2F` is part of a segment, not a
  /// separator.
  package let path: String
  /// The fields of the query. For each name, only the first value is kept.
  package let query: [String: String]
  /// The header fields, with names in lower case.
  package let headers: [String: String]

  package init(method: String = "GET", path: String, query: [String: String] = [:], headers: [String: String] = [:]) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
  }

  /// The path of a request target. A client that uses this server as a proxy sends a whole URL (RFC 9112, section 3.2.2); its host is
  /// ignored.
  package static func path(ofTarget target: String) -> String {
    guard let scheme = target.firstRange(of: "://"), !target.hasPrefix("/") else { return target }
    let path = target[scheme.upperBound...].drop { $0 != "/" }
    return path.isEmpty ? "/" : String(path)
  }

  /// The requested delay of the response, for paths that support a delay: `?ms=` milliseconds, at most 30 seconds. Without a valid value,
  /// the delay is 1.5 seconds.
  package var delay: Duration {
    .milliseconds(min(max(query["ms"].flatMap(Int.init) ?? 1_500, 0), 30_000))
  }
}
