/// What a ``LoopbackServer`` answers to a request.
public struct CannedResponse: Hashable, Sendable {
  /// The status code, sent as it is.
  public var status: Int
  /// The header fields by name. `Content-Length` is added.
  public var headers: [String: String]
  /// The body as it is sent.
  public var body: [UInt8]
  /// How long the server waits before it answers.
  public var delayMilliseconds: Int

  /// An answer with a body of bytes.
  public init(status: Int = 200, headers: [String: String] = [:], body: [UInt8] = [], delayMilliseconds: Int = 0) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delayMilliseconds = delayMilliseconds
  }

  /// An answer with a body of text, sent as UTF-8.
  public init(status: Int = 200, headers: [String: String] = [:], text: String, delayMilliseconds: Int = 0) {
    self.init(status: status, headers: headers, body: Array(text.utf8), delayMilliseconds: delayMilliseconds)
  }

  /// A redirect, 302 unless said otherwise.
  public static func redirect(_ status: Int = 302, to location: String) -> CannedResponse {
    CannedResponse(status: status, headers: ["Location": location])
  }

  /// 404 without a body.
  public static var notFound: CannedResponse { CannedResponse(status: 404) }
}
