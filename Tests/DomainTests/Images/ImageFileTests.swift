import Domain
import DomainDoubles
import Testing

@Suite("Image files")
struct ImageFileTests {
  private static let webp = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)

  @Test(
    "format and size are read from the header",
    arguments: [
      (ImageFile.png(width: 640, height: 480), .png, 640, 480), (ImageFile.jpeg(width: 1024, height: 70), .jpeg, 1024, 70),
      (Array("GIF89a".utf8) + [0x40, 0x01, 0xC8, 0x00, 0], .gif, 320, 200),
      (webp + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 0x7F, 0x07, 0, 0x37, 0x04, 0], .webp, 1920, 1080),
      (webp + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 0x01, 0x2A, 0x90, 0x41, 0x2C, 0x01], .webp, 400, 300),
      (webp + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x8F, 0xC1, 0x4A, 0x00], .webp, 400, 300),
    ] as [([UInt8], ImageFormat, Int, Int)])
  func sizes(bytes: [UInt8], format: ImageFormat, width: Int, height: Int) throws {
    let image = try #require(ImageFile(bytes))
    #expect(image.format == format && image.width == width && image.height == height)
  }

  @Test(
    "a file may end behind its size, and a JPEG file may have any segments before it",
    arguments: [
      Array("GIF89a".utf8) + [5, 0, 7, 0], webp + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 6, 0, 0],
      webp + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 0x04, 0x80, 0x01, 0x00], jpegStart + frame(0xC0), jpegStart + [0xFF] + frame(0xC1),
      jpegStart + [0xFF, 0xFF, 0xFF] + frame(0xCF), jpegStart + [0xFF, 0x01] + frame(0xC3),
      jpegStart + [0xFF, 0xD0, 0xFF, 0xD7] + frame(0xC5),
      jpegStart + [0xFF, 0xE0, 0, 2] + frame(0xC2), jpegStart + [0xFF, 0xC4, 0, 3, 0] + frame(0xC2),
      jpegStart + [0xFF, 0xCC, 0, 2] + frame(0xC2),
      jpegStart + [0xFF, 0xC8, 0, 2] + frame(0xC2),
    ])
  func smallest(bytes: [UInt8]) throws {
    let image = try #require(ImageFile(bytes))
    #expect(image.width == 5 && image.height == 7)
    #expect(ImageFile(bytes.dropLast()) == nil)
  }

  private static let jpegStart: [UInt8] = [0xFF, 0xD8]
  /// A frame header of 5 by 7 pixels.
  private static func frame(_ marker: UInt8) -> [UInt8] { [0xFF, marker, 0, 17, 8, 0, 7, 0, 5] }

  @Test("what is cut anywhere in its header is no image, and nothing reads beyond its end")
  func cut() {
    for whole in [ImageFile.png(width: 3, height: 2, dataCount: 50), ImageFile.jpeg(width: 3, height: 2).dropLast(12)] {
      for count in whole.indices.dropLast(9) { #expect(ImageFile(Array(whole[..<count])) == nil, "\(count)") }
    }
  }

  @Test(
    "other files, and images without a pixel, are no images",
    arguments: [
      [], Array("<html><img></html>".utf8), Array("<svg/>".utf8), ImageFile.png(width: 0, height: 5), ImageFile.jpeg(width: 5, height: 0),
      [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [UInt8](repeating: 0xFF, count: 100),
      [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000), jpegStart + [0xFF, 0xE0, 0, 1] + frame(0xC0),
      jpegStart + [0xFE] + frame(0xC0),
      jpegStart + [0xFF, 0xDA, 0, 2] + frame(0xC0), jpegStart + [0xFF, 0xD9] + frame(0xC0), Array("GIF89a".utf8) + [0, 0, 7, 0],
    ] as [[UInt8]])
  func others(bytes: [UInt8]) { #expect(ImageFile(bytes) == nil) }
}
