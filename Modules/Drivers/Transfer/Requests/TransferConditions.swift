/// Fields that ask whether something is other than it was (RFC 9110 section 13.1): `If-None-Match` and `If-Modified-Since`.
///
/// They go to the origin that gave what stands in them and to no other, on whatever way. Another server would answer for a document that it
/// never gave: "not changed since then" of one that nobody here has seen.
public struct TransferConditions: Hashable, Sendable {
  /// The fields.
  public var fields: [HeaderField]
  /// The origin that gave their values; nil when there is none, and then they are never sent.
  public var origin: Origin?

  /// Makes conditions.
  public init(fields: [HeaderField], origin: Origin?) {
    self.fields = fields
    self.origin = origin
  }

  /// Those that a server gets.
  func fields(for server: Origin?) -> [HeaderField] {
    server != nil && server == origin ? fields : []
  }
}
