internal import Domain
internal import Markup

/// Recognizes tracking pixels: pictures that count readers.
enum TrackingPixel {
  /// Whether a picture is at most one pixel wide or high, or invisible, according to its attributes or its style.
  static func isMeant(by attributes: XMLAttributes) -> Bool {
    ["width", "height"].contains { attributes[$0].map(isPoint) ?? false } || attributes["style"].map(isHiding) == true
      || attributes["hidden"] != nil
  }

  private static func isPoint(_ value: String) -> Bool {
    HTMLLength(value).map { $0.number <= 1 && !$0.isPercent } ?? false
  }

  private static func isHiding(_ style: String) -> Bool {
    style.lowercased().split(separator: ";").contains { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map { String($0).trimmingWhitespace() }
      guard parts.count == 2 else { return false }
      switch parts[0] {
      case "width", "height", "max-width", "max-height": return isPoint(parts[1]) && isInPixels(parts[1])
      case "display": return parts[1].hasPrefix("none")
      case "visibility": return parts[1].hasPrefix("hidden")
      case "opacity": return Double(parts[1].prefix { $0 != "!" && $0 != " " }) == 0
      default: return false
      }
    }
  }

  /// Whether a CSS length is in pixels, or is zero in any unit.
  private static func isInPixels(_ value: String) -> Bool {
    let unit = value.drop { $0 == "." || $0 == "-" || $0.isNumber }
    return unit.isEmpty || unit.hasPrefix("px") || unit.hasPrefix(" ") || unit.hasPrefix("!")
  }
}
