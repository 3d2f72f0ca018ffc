/// A rectangle of pixels, row by row, from the top left.
struct PixelImage: Sendable, Equatable {
  let width: Int
  let height: Int
  private(set) var pixels: [Ink]

  init(width: Int, height: Int, filledWith ink: Ink) {
    self.width = width
    self.height = height
    pixels = Array(repeating: ink, count: width * height)
  }

  /// Draws over the existing pixels. Parts outside the picture are clipped.
  /// - Parameters:
  ///   - drawing: The rows of the drawing, with one character for each pixel.
  ///   - x: The column of the drawing's left edge.
  ///   - y: The row of the drawing's upper edge.
  ///   - ink: Returns the ink for a character; nil leaves the pixel unchanged.
  mutating func draw(_ drawing: [String], x: Int, y: Int, ink: (Character) -> Ink?) {
    for (row, signs) in zip(y..., drawing) where (0..<height).contains(row) {
      for (column, sign) in zip(x..., signs) where (0..<width).contains(column) {
        if let ink = ink(sign) { pixels[row * width + column] = ink }
      }
    }
  }

  mutating func fill(columns: Range<Int>, rows: Range<Int>, with ink: Ink) {
    for row in rows.clamped(to: 0..<height) {
      for column in columns.clamped(to: 0..<width) { pixels[row * width + column] = ink }
    }
  }

  /// The picture with each pixel as a square of `factor` by `factor` pixels.
  func scaled(by factor: Int) -> PixelImage {
    var scaled = PixelImage(width: width * factor, height: height * factor, filledWith: .wall)
    scaled.pixels = (0..<scaled.height).flatMap { row in
      (0..<scaled.width).map { pixels[row / factor * width + $0 / factor] }
    }
    return scaled
  }
}
