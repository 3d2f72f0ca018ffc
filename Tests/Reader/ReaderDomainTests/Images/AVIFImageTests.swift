import ReaderDomain
import ReaderDoubles
import Testing

@Suite("AVIF")
struct AVIFImageTests {
  @Test("a picture is known by its brands, and has the largest size that it states")
  func size() throws {
    let image = try #require(AVIFImage(AVIFImage.sample(width: 640, height: 480)))
    #expect(image.width == 640 && image.height == 480)
    #expect(AVIFImage(AVIFImage.sample(brand: "avis", width: 2, height: 1)) != nil)
    let tiled = AVIFImage.sample(width: 64, height: 64) + AVIFImage.extent(width: 640, height: 480)
    #expect(try #require(AVIFImage(tiled)).width == 640)
  }

  @Test("a picture without a size, of a single pixel, or of another brand is none; a size without measure is a large one")
  func others() throws {
    let whole = AVIFImage.sample(width: 640, height: 480)
    for bytes in [[], Array(whole.prefix(8)), Array(whole.prefix(30)), AVIFImage.sample(width: 1, height: 1)] {
      #expect(AVIFImage(bytes) == nil)
    }
    #expect(AVIFImage(AVIFImage.sample(brand: "heic", width: 640, height: 480)) == nil)
    #expect(AVIFImage(AVIFImage.sample(width: 0, height: 480)) == nil)
    let huge = try #require(AVIFImage(AVIFImage.sample(width: Int(UInt32.max), height: Int(UInt32.max))))
    #expect(huge.width > 10_000_000)
    for end in whole.indices { _ = AVIFImage(Array(whole.prefix(end))) }
  }
}
