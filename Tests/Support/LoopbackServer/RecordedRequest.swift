/// A request as a ``LoopbackServer`` received it.
public struct RecordedRequest: Hashable, Sendable {
  /// The method, such as `GET`.
  public let method: String
  /// The path as sent, including percent-encoding.
  public let path: String
  /// The query without the question mark, as sent; empty when there is none.
  public let query: String
  /// The header fields by lower-case name.
  public let headers: [String: String]
  /// The body, as sent; empty when there is none.
  public let body: [UInt8]

  public init(_ method: String = "GET", _ path: String, query: String = "", headers: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }

  /// The value of a field; the name is case-insensitive.
  public func header(_ name: String) -> String? { headers[name.lowercased()] }
}
