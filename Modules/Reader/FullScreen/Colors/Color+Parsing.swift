internal import CoreTerminal

extension Style.Color {
  /// The names of the basic colors, in the order of their numbers.
  static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// Parses a basic name, a number from 0 to 255, or `#rrggbb`; nil for anything else.
  init?(name: String) {
    if let index = Self.names.firstIndex(of: name) {
      self = Self.basic[index]
    } else if let index = UInt8(name) {
      self = .indexed(index)
    } else {
      guard name.hasPrefix("#"), name.utf8.count == 7, let number = UInt32(name.dropFirst(), radix: 16) else { return nil }
      self = .rgb(UInt8(number >> 16), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
    }
  }
}
