/// Who asked for a path.
struct RequestLog: Sendable {
  /// Requests, whatever the answer was.
  var count = 0
  /// The header fields of the last request, names in lower case.
  var lastHeaders: [String: String] = [:]
}
