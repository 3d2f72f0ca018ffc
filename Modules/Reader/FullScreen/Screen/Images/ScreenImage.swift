internal import CoreTerminal

/// Whether a terminal shows images.
enum ImageSupport: Hashable, Sendable {
  case supported(ImageProtocol)
  /// tmux or screen is between the program and the terminal.
  case multiplexer
  /// The terminal is not known to show images.
  case unknown
}

/// An image that the screen may show. Two images are equal when their numbers are.
struct ScreenImage: Hashable, Sendable {
  /// A number that no other image of the session has.
  let id: Int
  let bytes: [UInt8]
  /// The size in pixels.
  let width: Int
  let height: Int

  static func == (left: ScreenImage, right: ScreenImage) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The columns and rows that the image takes, in its proportions and within these limits.
  func cells(within size: ScreenSize, _ cell: CellSize) -> ScreenSize {
    let maximum = (width: Double(max(size.columns, 1) * cell.width), height: Double(max(size.rows, 1) * cell.height))
    let scale = min(1, maximum.width / Double(width), maximum.height / Double(height))
    let columns = Int((Double(width) * scale / Double(cell.width)).rounded(.up))
    let rows = Int((Double(height) * scale / Double(cell.height)).rounded(.up))
    return ScreenSize(columns: max(1, min(columns, size.columns)), rows: max(1, min(rows, size.rows)))
  }
}

/// An image on the screen. Rows that do not fit into its pane are left out, above or below.
struct ImagePlacement: Hashable, Sendable {
  let image: ScreenImage
  /// The cells of the visible part.
  let area: ScreenArea
  /// The rows of the whole image.
  let rows: Int
  /// The rows above the visible part.
  let hiddenRows: Int

  var isWhole: Bool { area.size.rows == rows }

  /// The visible part in pixels: the first row, and the number of rows.
  var pixels: (top: Int, height: Int) {
    let top = image.height * hiddenRows / rows
    return (top, max(1, image.height * (hiddenRows + area.size.rows) / rows - top))
  }
}

/// The images of a frame.
struct ScreenImages: Hashable, Sendable {
  static let none = ScreenImages(placements: [], kept: [])

  let placements: [ImagePlacement]
  /// The numbers of the images that the terminal keeps, because the user may scroll back to them.
  let kept: Set<Int>
}
