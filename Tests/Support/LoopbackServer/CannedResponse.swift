/// The response of a ``LoopbackServer`` to a request.
public struct CannedResponse: Hashable, Sendable {
  /// The status code, sent unchanged.
  public var status: Int
  /// The header fields by name. `Content-Length` is added.
  public var headers: [String: String]
  /// The body, sent unchanged.
  public var body: [UInt8]
  /// The time that the server waits before it responds.
  public var delayMilliseconds: Int

  /// A response with a body of bytes.
  public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], delayMilliseconds: Int = 0) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delayMilliseconds = delayMilliseconds
  }

  /// A response with a body of text, sent as UTF-8.
  public init(status: Int = 200, headers: [String: String] = [:], text: String, delayMilliseconds: Int = 0) {
    self.init(status: status, headers: headers, body: Array(text.utf8), delayMilliseconds: delayMilliseconds)
  }

  /// A redirect, 302 by default.
  public static func redirect(_ status: Int = 302, to location: String) -> CannedResponse {
    CannedResponse(status: status, headers: ["Location": location])
  }

  /// A 404 response without a body.
  public static var notFound: CannedResponse { CannedResponse(status: 404) }
}
