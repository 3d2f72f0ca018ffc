/// A hash of bytes: equal bytes have equal hashes.
///
/// The algorithm is FNV-1a with 64 bits and the constants of its authors. It distinguishes samples, but is not secure against forgery.
package struct HTTPFingerprint: Sendable, Equatable {
  package let value: UInt64

  package init(of bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The hash in hexadecimal, without leading zeros.
  package var text: String { String(value, radix: 16) }
}
