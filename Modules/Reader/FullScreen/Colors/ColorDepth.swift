internal import CoreTerminal

/// How many colors a terminal shows.
public enum ColorDepth: Hashable, Sendable {
  case few
  /// The 256 colors of xterm.
  case indexed
  /// Every color, with 8 bits for each of red, green and blue.
  case full

  /// What the environment says: COLORTERM and TERM.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || term.hasSuffix("-direct") {
      self = .full
    } else {
      self = term.contains("256color") ? .indexed : .few
    }
  }

  /// The nearest color that the terminal shows.
  func shown(_ color: Style.Color) -> Style.Color {
    switch (self, color) {
    case (.indexed, .rgb(let red, let green, let blue)): .indexed(Self.index(red, green, blue))
    case (.few, .rgb(let red, let green, let blue)): Self.basic(red, green, blue)
    case (.few, .indexed(let index)): Self.basic(of: index)
    default: color
    }
  }

  /// The steps of the color cube of xterm (https://invisible-island.net/xterm/xterm.faq.html#color_by_default).
  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The nearest color of the cube, or of the greys.
  private static func index(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt8 {
    func nearest(_ value: UInt8) -> Int {
      steps.indices.min { abs(Int(steps[$0]) - Int(value)) < abs(Int(steps[$1]) - Int(value)) } ?? 0
    }
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue))
    let cube = distance((red, green, blue), (steps[r], steps[g], steps[b]))
    let grey = min(23, max(0, (Int(red) + Int(green) + Int(blue)) / 3 - 3) / 10)
    let level = UInt8(8 + 10 * grey)
    return distance((red, green, blue), (level, level, level)) < cube ? UInt8(232 + grey) : UInt8(16 + 36 * r + 6 * g + b)
  }

  private static func basic(of index: UInt8) -> Style.Color {
    switch index {
    case 0..<16: return Style.Color.basic[Int(index) % 8]
    case 16..<232:
      let cube = Int(index) - 16
      return basic(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    default:
      let level = UInt8(8 + 10 * (Int(index) - 232))
      return basic(level, level, level)
    }
  }

  /// The color of the first eight whose parts are on or off as those of this one.
  private static func basic(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Style.Color {
    let brightest = max(red, green, blue)
    func isOn(_ value: UInt8) -> Bool { value >= 64 && Int(value) * 2 > Int(brightest) }
    return Style.Color.basic[(isOn(red) ? 1 : 0) + (isOn(green) ? 2 : 0) + (isOn(blue) ? 4 : 0)]
  }

  private static func distance(_ one: (UInt8, UInt8, UInt8), _ other: (UInt8, UInt8, UInt8)) -> Int {
    let parts = [Int(one.0) - Int(other.0), Int(one.1) - Int(other.1), Int(one.2) - Int(other.2)]
    return parts.reduce(0) { $0 + $1 * $1 }
  }
}
