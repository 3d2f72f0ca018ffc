/// Until when a server is left in peace, whichever feed is wanted of it.
public struct HostBackoffEntry: Hashable, Sendable {
  /// The server.
  public let host: String
  /// Until when.
  public let until: Timestamp
  /// Whether the server named the time itself (`Retry-After`). If not, it only said that it has too much to do.
  public let isAskedFor: Bool

  /// Makes a wait.
  public init(host: String, until: Timestamp, isAskedFor: Bool) {
    self.host = host
    self.until = until
    self.isAskedFor = isAskedFor
  }
}
