internal import CoreTerminal

/// The colours of the full screen. The user's terminal decides how each looks; cyan and yellow are hard to read on a light background.
struct Palette: Hashable, Sendable {
  /// For feeds and folders.
  let place: Style.Colour
  /// For what is to be typed.
  let hint: Style.Colour

  init(isOnLight: Bool) { (place, hint) = isOnLight ? (.blue, .magenta) : (.cyan, .yellow) }
}
