package import CoreTerminal

/// Images, and the environments of terminals that show images.
package enum InlineImageSample {
  package static let kitty = ["TERM": "xterm-kitty"]
  package static let iTerm2 = ["TERM_PROGRAM": "iTerm.app"]

  package static func image(_ bytes: [UInt8], isPNG: Bool = true) -> InlineImage {
    InlineImage(bytes: bytes, isPNG: isPNG)
  }

  /// The first 33 bytes of a PNG file of this height.
  package static func png(height: UInt32) -> [UInt8] {
    let bytesOfHeight = (0..<4).map { UInt8(truncatingIfNeeded: height >> (24 - 8 * $0)) }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9] + bytesOfHeight
      + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  }
}
