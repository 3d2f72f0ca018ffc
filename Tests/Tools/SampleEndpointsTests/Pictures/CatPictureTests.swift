import Testing
import WebServer

@testable import SampleEndpoints

@Suite("Cat pictures")
struct CatPictureTests {
  private func file(_ segment: Substring) throws -> [UInt8] {
    let caption = try #require(Caption(segment: segment))
    return try #require(CatPicture(caption: caption).png)
  }

  @Test(
    "a picture is a well-formed PNG, as wide as its caption needs",
    arguments: [("meow", 384), ("0123456789", 384), ("a%2Fb", 384), ("%F0%9F%90%88", 384), ("WWWWWWWWWWWW", 632), ("%20", 384)])
  func wellFormed(segment: Substring, width: Int) throws {
    let picture = try #require(PNGFile(try file(segment)))
    #expect(picture.width == width)
    #expect(picture.height == 352)
    #expect(picture.palette.count == Ink.allCases.count)
    #expect(picture.title == Caption(segment: segment)?.text)
    #expect(Set(picture.rows.joined()).isSuperset(of: [.wall, .floor, .outline, .fur, .white, .pink, .eye, .paper].map(\Ink.rawValue)))
  }

  @Test("a very long caption is complete in the title and truncated in the picture")
  func longCaption() throws {
    let picture = try #require(PNGFile(try file(Substring(String(repeating: "W", count: 1_000)))))
    #expect(picture.title.count == 1_000)
    #expect(picture.width == (32 * 6 - 1 + 8) * 8)
  }

  @Test("the same caption gives the same bytes, and a different caption different bytes")
  func bytes() throws {
    #expect(try file("meow") == file("meow"))
    // The last two look alike: neither letter is in the font.
    let segments: [Substring] = ["meow", "Meow", "purr", "%F0%9F%90%88", "%F0%9F%90%95"]
    #expect(Set(try segments.map(file)).count == segments.count)
  }

  @Test("different captions have different colours")
  func colors() throws {
    let palettes = try ["a", "b", "c", "d", "e", "f", "g", "h"].map { try #require(PNGFile(try file($0))).palette }
    #expect(Set(palettes).count > 4)
  }

  @Test("all rows of the cat have the same width, and every character in them is known")
  func drawing() {
    #expect(Set(PixelCat.drawing.map(\.count)).count == 1)
    for sign in Set(PixelCat.drawing.joined()) { #expect(sign == "." || Ink(sign: sign) != nil, "\(sign)") }
  }

  @Test("every letter of the font is drawn in rows of the same width and differs from all others")
  func font() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?-+':/%&()=\u{1F408}"
    let drawings = letters.map { PixelFont.drawing(of: String($0)) }
    #expect(Set(drawings).count == letters.count)
    for drawing in drawings {
      #expect(drawing.count == PixelFont.height)
      #expect(Set(drawing.map(\.count)).count == 1)
      #expect(drawing.joined().contains("#"))
    }
    #expect(PixelFont.drawing(of: "aI") == PixelFont.drawing(of: "Ai"))
    #expect(PixelFont.drawing(of: "II") == Array(repeating: "#.#", count: 5))
  }

  @Test("drawing outside a picture is clipped")
  func edges() {
    var image = PixelImage(width: 2, height: 2, filledWith: .wall)
    image.draw(["###", "#.#", "###"], x: -1, y: -1, ink: Ink.init(sign:))
    #expect(image.pixels == [.wall, .outline, .outline, .outline])
    image.fill(columns: 1..<9, rows: -3..<1, with: .floor)
    #expect(image.pixels == [.wall, .floor, .outline, .outline])
    #expect(image.scaled(by: 2).pixels.prefix(8) == [.wall, .wall, .floor, .floor, .wall, .wall, .floor, .floor])
  }
}
