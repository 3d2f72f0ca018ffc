/// Where a request may be sent without encryption, so that everyone on the way can read it. It does not concern https.
public enum PlainHTTP: Hashable, Sendable {
  case anywhere
  /// To private networks and to this computer.
  case privateNetworks
  /// To this computer: `localhost`, 127.0.0.0/8 and ::1.
  case thisComputer

  /// Whether a request to a host is possible, before its name is looked up. A name may have any address: the connection decides again.
  public func permits(host: String) -> Bool {
    guard let address = IPAddress(ofHost: host) else { return self != .thisComputer }
    return permits(address, isPublic: address.isPublic)
  }

  /// Whether a request may be sent to an address.
  func permits(_ address: IPAddress, isPublic: Bool) -> Bool {
    switch self {
    case .anywhere: true
    case .privateNetworks: !isPublic
    case .thisComputer: !isPublic && address.isThisComputer
    }
  }
}
