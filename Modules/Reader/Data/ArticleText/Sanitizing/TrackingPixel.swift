internal import Markup

/// Recognizes tracking pixels: pictures that count readers. Tracking parameters of URLs stay (`DuplicateGroup` ignores them).
enum TrackingPixel {
  /// Whether a picture with these attributes is at most one pixel wide or high, or invisible.
  static func isPixel(_ attributes: XMLAttributes) -> Bool {
    if attributes["hidden"] != nil || isPointBySize(attributes) { return true }
    guard let style = attributes["style"].map(StyleDeclarations.init) else { return false }
    return style.hidesElement || isHiding(style) && !isShownLater(attributes, style)
  }

  /// Whether a script or a style sheet shows the picture later: it is lazy, or has a size beside the style that hides it.
  private static func isShownLater(_ attributes: XMLAttributes, _ style: StyleDeclarations) -> Bool {
    LazyPicture.url(attributes) { $0 } != nil
      || ["width", "height"].allSatisfy { attributes[$0].flatMap(HTMLLength.init).map { !$0.isPercent } ?? false }
      || ["min-width", "min-height"].contains { style[$0].flatMap(HTMLLength.init).map { $0.number > 1 } ?? false }
  }

  private static func isPointBySize(_ attributes: XMLAttributes) -> Bool {
    ["width", "height"].contains { attributes[$0].map(isPoint) ?? false } && !AMPElement.hasProportionsOnly(attributes)
  }

  private static func isPoint(_ value: String) -> Bool {
    HTMLLength(value).map { $0.number <= 1 && !$0.isPercent } ?? false
  }

  private static func isHiding(_ style: StyleDeclarations) -> Bool {
    style["opacity"].map(isZero) == true
      || ["width", "height", "max-width", "max-height"].contains { style[$0].map { isPoint($0) && isInPixels($0) } == true }
  }

  /// Whether a CSS number or percentage is 0. Swift's `Double` also takes `0x0` for a number.
  private static func isZero(_ value: String) -> Bool {
    value.contains("0") && value.utf8.allSatisfy { "+-.0%".utf8.contains($0) }
  }

  /// Whether a CSS length is in pixels, or is zero in any unit.
  private static func isInPixels(_ value: String) -> Bool {
    let unit = value.drop { $0 == "." || $0 == "-" || $0.isNumber }
    return unit.isEmpty || unit.hasPrefix("px") || unit.hasPrefix(" ")
  }
}
