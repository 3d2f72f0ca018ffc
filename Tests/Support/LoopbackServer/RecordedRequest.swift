/// A request as it reached a ``LoopbackServer``.
public struct RecordedRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The path as it was sent, escapes included.
  public let path: String
  /// What stood behind the question mark, as it was sent. Empty when there was nothing.
  public let query: String
  /// The header fields by their names in lower case.
  public let headers: [String: String]

  /// The value of a field, its name compared without case.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
