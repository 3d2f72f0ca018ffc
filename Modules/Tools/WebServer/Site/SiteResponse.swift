package struct SiteResponse: Sendable {
  /// The status code, with its reason phrase.
  package var status: Status
  /// The header fields, in the usual spelling. `Content-Length` is included only when it differs from the size of `body`.
  package var headers: [String: String]
  /// The body; empty when the status allows no body.
  package var body: [UInt8]
  /// The delay between the request and the response.
  package var delay: Duration = .zero

  package init(status: Status, headers: [String: String] = [:], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The status codes that the site uses.
  package enum Status: Int {
    case ok = 200
    case movedPermanently = 301
    case found = 302
    case notModified = 304
    case notFound = 404
    case methodNotAllowed = 405
    case gone = 410
    case serverError = 500

    /// The reason phrase (RFC 9110, section 15).
    package var phrase: String {
      switch self {
      case .ok: "OK"
      case .movedPermanently: "Moved Permanently"
      case .found: "Found"
      case .notModified: "Not Modified"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .gone: "Gone"
      case .serverError: "Internal Server Error"
      }
    }
  }

  /// A response whose body is a line with the status and its phrase.
  package static func plain(_ status: Status, headers: [String: String] = [:]) -> SiteResponse {
    let fields = headers.merging(["Content-Type": "text/plain; charset=utf-8"]) { given, _ in given }
    return SiteResponse(status: status, headers: fields, body: Array("\(status.rawValue) \(status.phrase)\n".utf8))
  }
}
