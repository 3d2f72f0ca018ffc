/// A short name for bytes: the same bytes, the same name.
///
/// FNV-1a with 64 bits (the constants are the ones its authors publish): it keeps samples apart, but it does not keep a forger out.
struct HTTPFingerprint: Sendable, Equatable {
  let value: UInt64

  init(of bytes: some Sequence<UInt8>) {
    value = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// In hexadecimal, without leading zeros.
  var text: String { String(value, radix: 16) }
}
