/// A server's answer, whatever its status: 404 and 500 are answers too.
public struct HTTPResponse<Body: Sendable>: Sendable {
  /// The status code (RFC 9110 section 15).
  public var status: Int

  /// The header fields of the last answer in the order received, without those of redirects, of interim answers (1xx) and of
  /// trailers. The bytes are kept; they are read as UTF-8 if they are valid UTF-8, else as ISO 8859-1.
  public var headers: [HeaderField]

  /// The body after decompression.
  public var body: Body

  /// The address that answered: the last redirect's target, or the request's own address.
  public var effectiveURL: String

  /// The redirects that were followed, in order.
  public var redirects: [Redirect]

  /// The IP address of the server that answered; nil where that is not known, as behind a proxy.
  public var server: String?

  /// Makes an answer.
  public init(
    status: Int, headers: [HeaderField], body: Body, effectiveURL: String, redirects: [Redirect] = [], server: String? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.effectiveURL = effectiveURL
    self.redirects = redirects
    self.server = server
  }

  /// The value of a field, its name compared without case. Lines of the same name are joined with ", " (RFC 9110 section 5.2).
  /// - Returns: nil when the answer has no such field.
  public func header(_ name: String) -> String? {
    let fields = fields(name)
    return fields.isEmpty ? nil : fields.map(\.value).joined(separator: ", ")
  }

  /// The bytes of a field's value, found and joined likewise.
  public func headerBytes(_ name: String) -> [UInt8]? {
    let fields = fields(name)
    return fields.isEmpty ? nil : Array(fields.map(\.bytes).joined(separator: ", ".utf8))
  }

  private func fields(_ name: String) -> [HeaderField] {
    let wanted = name.lowercased()
    return headers.filter { $0.name.lowercased() == wanted }
  }

  /// The same answer with another body.
  func with<Other>(body: Other) -> HTTPResponse<Other> {
    HTTPResponse<Other>(
      status: status, headers: headers, body: body, effectiveURL: effectiveURL, redirects: redirects, server: server)
  }
}

/// An answer that has come to its end.
public typealias TransferResponse = HTTPResponse<[UInt8]>

/// An answer whose body is on its way.
public typealias StreamedResponse = HTTPResponse<BodyStream>

/// An answer of which only the status and the header fields are known.
typealias HTTPResponseHead = HTTPResponse<Void>
