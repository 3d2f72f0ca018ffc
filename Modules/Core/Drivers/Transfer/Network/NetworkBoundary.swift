/// Prevents a redirect from the public internet into a private network or to this computer, where a malicious redirect could read or
/// trigger something that only the owner may.
///
/// A request that starts at a private address may be redirected to other private addresses and to the public internet, unless its
/// ``TransferRequest/reach`` is smaller. With a proxy, every connection leads to the proxy, so the host in the URL is checked instead. For a
/// host name, only the proxy knows the address and can refuse it.
struct NetworkBoundary {
  /// Whether an address and port belong to the public internet.
  typealias Judgement = @Sendable (IPAddress, _ port: UInt16) -> Bool

  let isPublic: Judgement
  /// Whether a request has reached the public internet, or may be sent nowhere else.
  private(set) var hasReachedInternet = false

  init(isPublic: @escaping Judgement) {
    self.isPublic = isPublic
  }

  /// The same boundary, with an earlier state.
  func having(reachedInternet: Bool) -> NetworkBoundary {
    var boundary = self
    boundary.hasReachedInternet = reachedInternet
    return boundary
  }

  /// Whether a connection to the address may be used.
  func allows(_ address: IPAddress, port: UInt16) -> Bool {
    !hasReachedInternet || isPublic(address, port)
  }

  /// Records that a request to the public internet is sent.
  mutating func leave() { hasReachedInternet = true }

  /// Records that a request to the address is sent.
  mutating func cross(to address: IPAddress, port: UInt16) {
    hasReachedInternet = hasReachedInternet || isPublic(address, port)
  }
}
