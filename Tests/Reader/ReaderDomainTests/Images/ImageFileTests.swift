import CoreDomain
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("Image files")
struct ImageFileTests {
  @Test(
    "format and size are read from the header",
    arguments: [
      (ImageFile.png(width: 640, height: 480), .png, 640, 480), (ImageFile.jpeg(width: 1024, height: 70), .jpeg, 1024, 70),
      (gif(width: [0x40, 0x01], height: [0xC8, 0x00]), .gif, 320, 200),
      (webp([("VP8X", [0, 0, 0, 0, 0x7F, 0x07, 0, 0x37, 0x04, 0]), ("ALPH", [1]), ("VP8 ", [1, 2])]), .webp, 1920, 1080),
      (webp([("VP8X", [2, 0, 0, 0, 0x7F, 0x07, 0, 0x37, 0x04, 0]), ("ANIM", [0, 0]), ("ANMF", [1])]), .webp, 1920, 1080),
      (webp([("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x90, 0x41, 0x2C, 0x01, 9])]), .webp, 400, 300),
      (webp([("VP8L", [0x2F, 0x8F, 0xC1, 0x4A, 0x00])]), .webp, 400, 300), (ImageFile.png(width: 1, height: 2), .png, 1, 2),
    ] as [([UInt8], ImageFormat, Int, Int)])
  func sizes(bytes: [UInt8], format: ImageFormat, width: Int, height: Int) throws {
    for bytes in [bytes, bytes + Array("<script>".utf8)] {
      let image = try #require(ImageFile(bytes))
      #expect(image.format == format && image.width == width && image.height == height)
    }
  }

  @Test(
    "a JPEG file may have any segments before its size, and several scans behind it",
    arguments: [
      frame(0xC0), [0xFF] + frame(0xC1), [0xFF, 0xFF, 0xFF] + frame(0xCF), [0xFF, 0x01] + frame(0xC3),
      [0xFF, 0xD0, 0xFF, 0xD7] + frame(0xC5), [0xFF, 0xE0, 0, 2] + frame(0xC2), [0xFF, 0xE1, 0, 6, 0xFF, 0xD8, 0xFF, 0xD9] + frame(0xC2),
      [0xFF, 0xC4, 0, 3, 0] + frame(0xC2), [0xFF, 0xCC, 0, 2] + frame(0xC2), [0xFF, 0xC8, 0, 2] + frame(0xC2),
      frame(0xC2) + scan + [0xFF, 0xC4, 0, 4, 0xFF, 0xD9], frame(0xC2) + scan + [0xFF, 0xFF],
    ] as [[UInt8]])
  func segments(bytes: [UInt8]) throws {
    let whole = Self.jpeg(bytes + Self.scan)
    let image = try #require(ImageFile(whole))
    #expect(image.width == 5 && image.height == 7)
    #expect(ImageFile(whole.dropLast()) == nil)
  }

  @Test("a JPEG file whose orientation turns it by a quarter has the size that is shown", arguments: 0...9 as ClosedRange<UInt8>)
  func orientation(number: UInt8) throws {
    let little: [UInt8] = [
      0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0x0F, 1, 2, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, number, 0, 0, 0,
    ]
    let big: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 1, 0x0F, 0, 2, 0, 0, 0, 1, 6, 0, 0, 0, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, number, 0, 0,
    ]
    for tiff in [little, big] {
      let segment = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
      let image = try #require(ImageFile(Self.jpeg(segment + Self.frame(0xC2) + Self.scan)))
      let isTurned = 5...8 ~= number
      #expect(image.width == (isTurned ? 7 : 5) && image.height == (isTurned ? 5 : 7))
    }
  }

  @Test(
    "Exif data without an orientation, cut or with a place beyond the file, leaves the size as it is",
    arguments: [
      [], [0x49, 0x49], [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF], [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xFF, 0xFF],
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x13, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0],
    ] as [[UInt8]])
  func noOrientation(tiff: [UInt8]) throws {
    let segment = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif\0\0".utf8) + tiff
    let image = try #require(ImageFile(Self.jpeg(segment + Self.frame(0xC2) + Self.scan)))
    #expect(image.width == 5 && image.height == 7)
  }

  @Test(
    "an image that is cut anywhere is no image, and nothing reads beyond its end",
    arguments: [
      ImageFile.png(width: 3, height: 2, dataCount: 50), ImageFile.jpeg(width: 3, height: 2), gif(width: [3, 0], height: [2, 0]),
      webp([("VP8X", [0, 0, 0, 0, 2, 0, 0, 1, 0, 0]), ("VP8 ", [1, 2, 3, 4])]), webp([("VP8L", [0x2F, 0x04, 0x80, 0x01, 0x00, 7])]),
      webp([("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 5, 0, 7, 0])]),
    ] as [[UInt8]])
  func cut(whole: [UInt8]) {
    #expect(ImageFile(whole) != nil)
    for count in whole.indices { #expect(ImageFile(Array(whole[..<count])) == nil, "\(count)") }
  }

  @Test(
    "other files, images without data, and single pixels are no images",
    arguments: [
      [], Array("<html><img></html>".utf8), Array("<svg/>".utf8), ImageFile.png(width: 0, height: 5), ImageFile.jpeg(width: 5, height: 0),
      ImageFile.png(width: 1, height: 1), ImageFile.jpeg(width: 1, height: 1), gif(width: [1, 0], height: [1, 0]),
      gif(width: [0, 0], height: [7, 0]), Array("GIF89a\u{5}\0\u{7}\0\0\0\0;".utf8), Array("GIF89a\u{5}\0\u{7}\0\0\0\0!;".utf8),
      webp([("VP8X", [0, 0, 0, 0, 4, 0, 0, 6, 0, 0])]), webp([]),
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [UInt8](repeating: 0xFF, count: 100),
      jpeg([UInt8](repeating: 0xFF, count: 100_000)), jpeg([0xFF, 0xE0, 0, 1] + frame(0xC0) + scan), jpeg([0xFE] + frame(0xC0) + scan),
      jpeg(frame(0xC0)), jpeg(scan),
    ] as [[UInt8]])
  func others(bytes: [UInt8]) { #expect(ImageFile(bytes) == nil) }

  private static func jpeg(_ segments: [UInt8]) -> [UInt8] { [0xFF, 0xD8] + segments + [0xFF, 0xD9] }

  /// A frame header of 5 by 7 pixels.
  private static func frame(_ marker: UInt8) -> [UInt8] { [0xFF, marker, 0, 17, 8, 0, 7, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }

  /// The start of a scan, and data with an escaped 0xFF and a restart.
  private static let scan: [UInt8] = [0xFF, 0xDA, 0, 4, 0xFF, 0xD9, 1, 0xFF, 0, 2, 0xFF, 0xD3, 4]

  /// Two colors for all, an extension, and one image with two colors of its own.
  private static func gif(width: [UInt8], height: [UInt8]) -> [UInt8] {
    let colors: [UInt8] = [0, 0, 0, 9, 9, 9]
    let start: [UInt8] = Array("GIF89a".utf8) + width + height + [0x80, 0, 0] + colors
    let image: [UInt8] = [0x2C, 0, 0, 0, 0] + width + height + [0x80] + colors
    let (extended, data): ([UInt8], [UInt8]) = ([0x21, 0xF9, 2, 0x3B, 0x3B, 0], [2, 1, 0x3B, 2, 4, 5, 0, 0x3B])
    return start + extended + image + data
  }

  private static func webp(_ chunks: [(type: String, data: [UInt8])]) -> [UInt8] {
    var body = Array("WEBP".utf8)
    for (type, data) in chunks { body += part(type, data) + [UInt8](repeating: 0, count: data.count % 2) }
    return part("RIFF", body)
  }

  /// A type, a length and data.
  private static func part(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let length: [UInt8] = [UInt8(data.count), 0, 0, 0]
    return Array(type.utf8) + length + data
  }
}
