/// Header fields with values that one origin issued: those of conditional requests and ranges (RFC 9110, sections 13.1 and 14.2).
///
/// They are sent only to this origin, even after redirects. Another server would compare them with a document of its own: its "not changed"
/// would refer to a document that was never received.
public struct OriginBoundHeaders: Hashable, Sendable {
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
