/// The requests for one path.
package struct RequestLog: Sendable {
  /// The number of requests, with any response.
  package var count = 0
  /// The header fields of the last request, with names in lower case.
  package var lastHeaders: [String: String] = [:]
}
