/// The picture of a cat, with the caption on a strip of paper below it.
struct CatPicture: Sendable {
  let caption: Caption

  /// The PNG file, always the same for the same caption; nil when zlib has no memory. Each pixel of the drawing becomes a square of eight
  /// by eight pixels.
  var png: [UInt8]? {
    let colors = CatColors(caption.fingerprint)
    return PNG.encode(image.scaled(by: 8), palette: Ink.allCases.map { colors[$0] }, title: caption.text)
  }

  /// The picture, as wide as the caption needs. It shows 32 letters of the caption; the file's title contains the whole caption.
  private var image: PixelImage {
    let words = PixelFont.drawing(of: String(caption.text.prefix(32)))
    let wordWidth = words[0].count
    let width = max(48, wordWidth + 8)
    var image = PixelImage(width: width, height: 44, filledWith: .wall)
    image.fill(columns: 0..<width, rows: 24..<44, with: .floor)

    let catWidth = PixelCat.drawing[0].count
    let left = (width - catWidth) / 2
    image.fill(columns: left - 3..<left + catWidth + 2, rows: 29..<32, with: .shadow)
    image.draw(PixelCat.drawing, x: left, y: 4, ink: Ink.init(sign:))

    let wordLeft = (width - wordWidth) / 2
    image.fill(columns: wordLeft - 2..<wordLeft + wordWidth + 2, rows: 34..<43, with: .paper)
    image.draw(words, x: wordLeft, y: 36, ink: Ink.init(sign:))
    return image
  }
}
