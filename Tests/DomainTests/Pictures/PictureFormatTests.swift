import Domain
import Testing

@Suite("PictureFormat")
struct PictureFormatTests {
  private static let signatures: [(bytes: [UInt8], format: PictureFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("RIFF".utf8) + [0x24, 0x00, 0xFF, 0x7F] + Array("WEBPVP".utf8), .webp),
  ]

  @Test("a picture is recognised by its first bytes, whatever follows", arguments: signatures)
  func recognised(bytes: [UInt8], format: PictureFormat) {
    #expect(PictureFormat(of: bytes) == format)
    #expect(PictureFormat(of: bytes + [0x00, 0xFF, 0x3C]) == format)
  }

  @Test("a signature that is incomplete or not at the start is not recognised", arguments: signatures)
  func truncated(bytes: [UInt8], format: PictureFormat) {
    for length in 0..<bytes.count { #expect(PictureFormat(of: Array(bytes.prefix(length))) == nil) }
    #expect(PictureFormat(of: [0x20] + bytes) == nil)
  }

  @Test("a signature with one flipped bit is not recognised", arguments: signatures)
  func damaged(bytes: [UInt8], format: PictureFormat) {
    let length = 4..<8
    for index in bytes.indices where format != .webp || !length.contains(index) {
      var turned = bytes
      turned[index] ^= 0x80
      #expect(PictureFormat(of: turned) == nil)
    }
  }

  @Test(
    "other data is not a picture, including formats that can contain scripts",
    arguments: [
      "", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>", "<?xml version=\"1.0\"?><svg/>", "<!DOCTYPE html><html></html>", "<script>",
      "GIF88a", "gif89a", "RIFF....WAVEfmt ", "RIFF....WEBPXX", "%PDF-1.7", "BM", "II*\u{0}", "{\"url\": \"/cat/1\"}", "cat",
    ])
  func others(text: String) {
    #expect(PictureFormat(of: Array(text.utf8)) == nil)
  }

  @Test(
    "a format has a name for files and a media type",
    arguments: [
      (PictureFormat.png, "png", "image/png"), (.jpeg, "jpeg", "image/jpeg"), (.gif, "gif", "image/gif"), (.webp, "webp", "image/webp"),
    ])
  func names(format: PictureFormat, name: String, mediaType: String) {
    #expect(PictureFormat(rawValue: name) == format)
    #expect(format.mediaType == mediaType)
  }
}
