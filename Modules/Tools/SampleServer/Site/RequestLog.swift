/// The requests for one path.
struct RequestLog: Sendable {
  /// The number of requests, with any response.
  var count = 0
  /// The header fields of the last request, with names in lower case.
  var lastHeaders: [String: String] = [:]
}
