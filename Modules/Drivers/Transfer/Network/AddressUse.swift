/// The IP addresses that the transfers with a limit (``TransferRequest/mostPerAddress``) are using.
///
/// Many host names may have one address, and the names do not tell. libcurl knows the address before it connects.
///
/// Not Sendable: it is used only on the thread of its ``TransferLoop``.
final class AddressUse {
  private var users: [IPAddress: Set<TransferID>] = [:]

  /// Lets a transfer use an address, in addition to the addresses that it is trying already.
  /// - Returns: false when `most` other transfers use it.
  func take(_ address: IPAddress, for id: TransferID, most: Int) -> Bool {
    var ids = users[address, default: []]
    ids.remove(id)
    guard ids.count < most else { return false }
    ids.insert(id)
    users[address] = ids
    return true
  }

  /// Releases all addresses of a transfer, except the one that received its request.
  func release(_ id: TransferID, except address: IPAddress? = nil) {
    for (used, ids) in users where used != address && ids.contains(id) {
      users[used] = ids.count == 1 ? nil : ids.subtracting([id])
    }
  }
}
