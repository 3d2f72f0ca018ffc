/// The header fields of a conditional request (RFC 9110 section 13.1): `If-None-Match` and `If-Modified-Since`.
///
/// They are sent only to the origin that issued their values, even after redirects. Another server would compare them with a document of
/// its own: its "not changed" would refer to a document that was never received.
public struct ConditionalHeaders: Hashable, Sendable {
  public var fields: [HeaderField]
  /// The origin that issued the values; nil when it is unknown, and then the fields are never sent.
  public var origin: Origin?

  public init(fields: [HeaderField], origin: Origin?) {
    self.fields = fields
    self.origin = origin
  }

  /// The fields to send to a server.
  func fields(for server: Origin?) -> [HeaderField] {
    server != nil && server == origin ? fields : []
  }
}
