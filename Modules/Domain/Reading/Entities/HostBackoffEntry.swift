/// The back-off of a host, for all of its feeds.
public struct HostBackoffEntry: Hashable, Sendable {
  public let host: String
  /// When the back-off ends.
  public let until: Timestamp
  /// Whether the server named the time (`Retry-After`). Otherwise it only reported overload.
  public let isAskedFor: Bool

  public init(host: String, until: Timestamp, isAskedFor: Bool) {
    self.host = host
    self.until = until
    self.isAskedFor = isAskedFor
  }
}
