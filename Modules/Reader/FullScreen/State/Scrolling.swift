/// The part of a list that a pane shows.
enum Scrolling {
  /// The first row to show so that the selected one is visible: scrolled by half the height, so that the next steps need no scrolling.
  static func top(showing selected: Int, from top: Int, count: Int, height: Int) -> Int {
    let isVisible = selected >= top && selected < top + height
    return clamped(isVisible ? top : selected - height / 2, count: count, height: height)
  }

  /// The first row to show after scrolling by some rows, and the selected one, which moves only when it would leave the window.
  static func scrolled(by distance: Int, from top: Int, selected: Int, count: Int, height: Int) -> (top: Int, selected: Int) {
    let top = clamped(top + distance, count: count, height: height)
    return (top, min(max(selected, top), top + height - 1, count - 1))
  }

  private static func clamped(_ top: Int, count: Int, height: Int) -> Int { max(0, min(top, count - height)) }
}
