import CoreDomain
import Testing

@Suite("Formats of images")
struct ImageFormatTests {
  private static let signatures: [(bytes: [UInt8], format: ImageFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("RIFF".utf8) + [0x24, 0x00, 0xFF, 0x7F] + Array("WEBPVP".utf8), .webp),
  ]

  @Test("an image is recognised by its first bytes, whatever follows", arguments: signatures)
  func recognised(bytes: [UInt8], format: ImageFormat) {
    #expect(ImageFormat(of: bytes) == format)
    #expect(ImageFormat(of: bytes + [0x00, 0xFF, 0x3C]) == format)
  }

  @Test("a signature that is incomplete or not at the start is not recognised", arguments: signatures)
  func truncated(bytes: [UInt8], format: ImageFormat) {
    for length in 0..<bytes.count { #expect(ImageFormat(of: Array(bytes.prefix(length))) == nil) }
    #expect(ImageFormat(of: [0x20] + bytes) == nil)
  }

  @Test("a signature with one flipped bit is not recognised", arguments: signatures)
  func damaged(bytes: [UInt8], format: ImageFormat) {
    let length = 4..<8
    for index in bytes.indices where format != .webp || !length.contains(index) {
      var turned = bytes
      turned[index] ^= 0x80
      #expect(ImageFormat(of: turned) == nil)
    }
  }

  @Test(
    "other data is not an image, including formats that can contain scripts",
    arguments: [
      "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<?xml version=\"1.0\"?><svg/>", "<!DOCTYPE html><html></html>", "<script>",
      "GIF88a", "gif89a", "RIFF....WAVEfmt ", "RIFF....WEBPXX", "%PDF-1.7", "BM", "II*\u{0}", "{\"url\": \"/cat/1\"}", "cat",
    ])
  func others(text: String) {
    #expect(ImageFormat(of: Array(text.utf8)) == nil)
  }

  @Test(
    "a format has a name in stored files, a media type, and an ending of file names",
    arguments: [
      (ImageFormat.png, "png", "image/png", "png"), (.jpeg, "jpeg", "image/jpeg", "jpg"), (.gif, "gif", "image/gif", "gif"),
      (.webp, "webp", "image/webp", "webp"),
    ])
  func names(format: ImageFormat, name: String, mediaType: String, ending: String) {
    #expect(ImageFormat(rawValue: name) == format && format.ending == ending)
    #expect(format.mediaType == mediaType)
  }
}
