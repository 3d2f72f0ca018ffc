/// An RGB color.
struct Color: Sendable, Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  /// - Parameter hex: The color as `0xRRGGBB`.
  init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }
}
