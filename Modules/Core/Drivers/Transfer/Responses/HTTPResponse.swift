/// A server's response with any status, including 404 and 500.
public struct HTTPResponse<Body: Sendable>: Sendable {
  /// The status code (RFC 9110 section 15).
  public var status: Int

  /// The header fields of the final response in the order received. Redirects, interim responses (1xx) and trailers are excluded. The
  /// original bytes are kept; the text is UTF-8 if the bytes are valid UTF-8, else ISO 8859-1.
  public var headers: [HeaderField]

  /// The body after decompression.
  public var body: Body

  /// The URL that sent the response: the last redirect's target, or the request's own URL.
  public var effectiveURL: String

  /// The followed redirects, in order.
  public var redirects: [Redirect]

  /// The IP address of the server; nil when the address is unknown, for example behind a proxy.
  public var server: String?

  /// Whether a request of the redirect chain reached the public internet. A URL in such a response must not lead into a private network:
  /// request it with ``RequestReach/publicInternet``.
  public var isPublic: Bool

  public init(
    status: Int, headers: [HeaderField], body: Body, effectiveURL: String, redirects: [Redirect] = [], server: String? = nil,
    isPublic: Bool = false
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.effectiveURL = effectiveURL
    self.redirects = redirects
    self.server = server
    self.isPublic = isPublic
  }

  /// The value of a header field; its name is case-insensitive. Several fields with the same name are joined with ", " (RFC 9110 section
  /// 5.2).
  /// - Returns: nil when the response has no such field.
  public func header(_ name: String) -> String? {
    let fields = fields(name)
    return fields.isEmpty ? nil : fields.map(\.value).joined(separator: ", ")
  }

  /// The bytes of a header field, found and joined like `header(_:)`.
  public func headerBytes(_ name: String) -> [UInt8]? {
    let fields = fields(name)
    return fields.isEmpty ? nil : Array(fields.map(\.bytes).joined(separator: ", ".utf8))
  }

  private func fields(_ name: String) -> [HeaderField] {
    let wanted = name.lowercased()
    return headers.filter { $0.name.lowercased() == wanted }
  }

  /// The same response with another body.
  func with<Other>(body: Other) -> HTTPResponse<Other> {
    HTTPResponse<Other>(
      status: status, headers: headers, body: body, effectiveURL: effectiveURL, redirects: redirects, server: server,
      isPublic: isPublic)
  }
}

/// A complete response.
public typealias TransferResponse = HTTPResponse<[UInt8]>

/// A response whose body is still arriving.
public typealias StreamedResponse = HTTPResponse<BodyStream>

/// The status and the header fields of a response, without a body.
typealias HTTPResponseHead = HTTPResponse<Void>
