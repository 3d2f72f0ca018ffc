/// SHA-256 (FIPS 180-4), from which identities are derived.
///
/// Domain imports no module, so it contains its own implementation of sixty lines. The hash must be cryptographic: with a weaker one, a
/// hostile server could make content that has the identity, and so the star, of other content.
package enum SHA256 {
  /// The eight words of the digest of the texts' UTF-8 bytes, most significant word first.
  package static func words(of texts: [String]) -> [UInt32] { sha256(joined(texts)) }

  /// The 32 bytes of the digest of the texts' UTF-8 bytes.
  package static func bytes(of texts: [String]) -> [UInt8] {
    words(of: texts).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  /// The first `digits` hexadecimal digits of the digest of the texts' UTF-8 bytes.
  public static func hexadecimal(of texts: [String], digits: Int) -> String { hexadecimal(of: joined(texts), digits: digits) }

  /// The first `digits` hexadecimal digits of the digest of the bytes.
  public static func hexadecimal(of bytes: [UInt8], digits: Int) -> String {
    let digest = sha256(bytes)
    return String(unsafeUninitializedCapacity: digits) { text in
      for index in 0..<digits {
        let digit = UInt8(truncatingIfNeeded: digest[index / 8] >> (28 - 4 * UInt32(index % 8))) & 0xF
        text[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return digits
    }
  }

  /// A NUL separates the texts, so that ("a", "bc") and ("ab", "c") differ.
  private static func joined(_ texts: [String]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(0) }
      bytes.append(contentsOf: text.utf8)
    }
    return bytes
  }

  private static func sha256(_ message: [UInt8]) -> [UInt32] {
    var padded = message
    padded.reserveCapacity(message.count + 72)
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(message.count) * 8
    for index in 0..<8 { padded.append(UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64(index)))) }
    var state = initialState
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
      for block in stride(from: 0, to: padded.count, by: 64) {
        for index in 0..<16 { schedule[index] = word(at: block + 4 * index, of: padded) }
        compress(schedule, into: &state)
      }
    }
    return state
  }

  private static func word(at start: Int, of bytes: [UInt8]) -> UInt32 {
    UInt32(bytes[start]) << 24 | UInt32(bytes[start + 1]) << 16 | UInt32(bytes[start + 2]) << 8 | UInt32(bytes[start + 3])
  }

  /// The schedule is accessed without bounds checks, because each digest reads its 64 words many times.
  private static func compress(_ schedule: UnsafeMutableBufferPointer<UInt32>, into state: inout [UInt32]) {
    for index in 16..<64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let small0 = early.rotated(7) ^ early.rotated(18) ^ (early >> 3)
      let small1 = late.rotated(17) ^ late.rotated(19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ small0 &+ schedule[index - 7] &+ small1
    }
    var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let big1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
      let first = h &+ big1 &+ ((e & f) ^ (~e & g)) &+ roundConstants[index] &+ schedule[index]
      let big0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
      let second = big0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
  ]

  private static let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

extension UInt32 {
  /// Called 576 times for each block of 64 bytes. Inlined, it is one instruction, because the number of bits is constant there.
  @inline(__always)
  fileprivate func rotated(_ bits: UInt32) -> UInt32 {
    self &>> bits | self &<< (32 - bits)
  }
}
