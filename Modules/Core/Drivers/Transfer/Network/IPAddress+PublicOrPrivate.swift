extension IPAddress {
  /// Whether the address belongs to the public internet.
  ///
  /// All other addresses belong to this computer, to a private network, or to no network. They are the blocks that the special-purpose
  /// registries mark as not globally reachable (RFC 6890, https://www.iana.org/assignments/iana-ipv4-special-registry,
  /// …-ipv6-special-registry), and multicast. An IPv6 address with an embedded IPv4 address is treated as the IPv4 address.
  var isPublic: Bool {
    if let standsFor = embedded { return standsFor.isPublic }
    let blocks = bytes.count == 4 ? Self.closedBlocks4 : Self.closedBlocks6
    return !blocks.contains { $0.holds(self) }
  }

  /// Whether the address is one of this computer's own (RFC 1122 section 3.2.1.3, RFC 4291 section 2.5.3).
  var isThisComputer: Bool {
    let address = embedded ?? self
    return address.bytes.count == 4 ? address.bytes[0] == 127 : address.bytes == [UInt8](repeating: 0, count: 15) + [1]
  }

  /// All addresses with the same leading bits.
  private struct Block: Sendable {
    let first: IPAddress
    let bits: Int

    init(_ first: String, _ bits: Int) {
      guard let address = IPAddress(first) else { preconditionFailure("'\(first)' is not an address") }
      self.first = address
      self.bits = bits
    }

    func holds(_ address: IPAddress) -> Bool {
      address.bytes.count == first.bytes.count && (0..<bits).allSatisfy { address.bit($0) == first.bit($0) }
    }
  }

  private func bit(_ index: Int) -> UInt8 { bytes[index / 8] >> (7 - index % 8) & 1 }

  private static let closedBlocks4 = [
    Block("0.0.0.0", 8),  // "this network"
    Block("10.0.0.0", 8),  // private use
    Block("100.64.0.0", 10),  // shared by a provider's customers (RFC 6598)
    Block("127.0.0.0", 8),  // this computer
    Block("169.254.0.0", 16),  // link-local, used by cloud metadata services
    Block("172.16.0.0", 12),  // private use
    Block("192.0.0.0", 24),  // protocol assignments
    Block("192.0.2.0", 24),  // documentation
    Block("192.168.0.0", 16),  // private use
    Block("198.18.0.0", 15),  // benchmarking
    Block("198.51.100.0", 24),  // documentation
    Block("203.0.113.0", 24),  // documentation
    Block("224.0.0.0", 4),  // multicast
    Block("240.0.0.0", 4),  // reserved, and broadcast
  ]

  private static let closedBlocks6 = [
    Block("::", 96),  // unspecified, this computer, and deprecated IPv4-compatible addresses (RFC 4291 section 2.5.5.1)
    Block("64:ff9b:1::", 48),  // translation within a network (RFC 8215)
    Block("100::", 64),  // discarded
    Block("2001::", 23),  // protocol assignments, including Teredo
    Block("2001:db8::", 32),  // documentation
    Block("3fff::", 20),  // documentation
    Block("5f00::", 16),  // segment routing
    Block("fc00::", 7),  // unique local
    Block("fe80::", 10),  // link-local
    Block("fec0::", 10),  // site-local, deprecated
    Block("ff00::", 8),  // multicast
  ]

  /// The IPv6 blocks with an embedded IPv4 address, and the offset of its four bytes.
  private static let embeddings = [
    (Block("::ffff:0:0", 96), 12),  // mapped (RFC 4291 section 2.5.5.2)
    (Block("64:ff9b::", 96), 12),  // translated (RFC 6052)
    (Block("2002::", 16), 2),  // 6to4 (RFC 3056)
  ]

  private var embedded: IPAddress? {
    guard let (_, start) = Self.embeddings.first(where: { $0.0.holds(self) }) else { return nil }
    return IPAddress(bytes: Array(bytes[start..<start + 4]))
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
