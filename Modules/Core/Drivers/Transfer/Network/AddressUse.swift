/// The IP addresses that the transfers with a limit (``TransferRequest/maximumPerAddress``) are using.
///
/// Many host names may share one address, which is known only after the lookup. libcurl reports it before it connects.
///
/// Not Sendable: it is used only on the thread of its ``TransferLoop``.
final class AddressUse {
  private var addresses: [TransferID: Set<IPAddress>] = [:]
  private var users: [IPAddress: Int] = [:]

  /// Adds an address to those that a transfer uses or is trying.
  /// - Returns: false when `maximum` other transfers use it.
  func take(_ address: IPAddress, for id: TransferID, maximum: Int) -> Bool {
    let isUser = addresses[id]?.contains(address) == true
    guard users[address, default: 0] - (isUser ? 1 : 0) < maximum else { return false }
    if addresses[id, default: []].insert(address).inserted { users[address, default: 0] += 1 }
    return true
  }

  /// Releases all addresses of a transfer, except the one that received its request.
  func release(_ id: TransferID, except address: IPAddress? = nil) {
    guard let used = addresses.removeValue(forKey: id) else { return }
    for used in used where used != address {
      let others = users[used, default: 1] - 1
      users[used] = others == 0 ? nil : others
    }
    if let address, used.contains(address) { addresses[id] = [address] }
  }
}
