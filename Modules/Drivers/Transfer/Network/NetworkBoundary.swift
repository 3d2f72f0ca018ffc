/// Keeps a transfer that has been out in the public internet from being sent back in: to this computer, or to the network it stands in,
/// where a stranger's redirect could read or press what only its owner should.
///
/// Who asks a private address for something may go on to other private addresses and out. Where a proxy stands between, its address is
/// all that is seen, and only the proxy can judge.
struct NetworkBoundary {
  /// Whether an address and port belong to the public internet.
  typealias Judgement = @Sendable (IPAddress, _ port: UInt16) -> Bool

  private let isPublic: Judgement
  /// Whether a request went out into the public internet.
  private(set) var hasBeenOut = false

  init(isPublic: @escaping Judgement) {
    self.isPublic = isPublic
  }

  /// The same boundary for who may have been out before.
  func having(been out: Bool) -> NetworkBoundary {
    var boundary = self
    boundary.hasBeenOut = out
    return boundary
  }

  /// Whether a connection there may be used.
  func allows(_ address: IPAddress, port: UInt16) -> Bool {
    !hasBeenOut || isPublic(address, port)
  }

  /// Notes that a request goes there.
  mutating func cross(to address: IPAddress, port: UInt16) {
    hasBeenOut = hasBeenOut || isPublic(address, port)
  }
}
