/// A login in the user's file that belongs to the account of a feed server. No feed of the same host uses or replaces it.
public struct ReservedLogin: Hashable, Sendable {
  /// The host in lower case.
  public let host: String
  public let name: String

  /// Finds the reserved login; nil when there is none.
  public typealias Lookup = @Sendable () async throws(ReaderError) -> ReservedLogin?

  public init(host: String, name: String) {
    self.host = host
    self.name = name
  }
}
