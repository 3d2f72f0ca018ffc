import Testing

@testable import FullScreen

@Suite("The size of an image on the screen")
struct ScreenImageTests {
  private static func image(_ width: Int, _ height: Int, id: Int = 1) -> ScreenImage {
    ScreenImage(id: id, bytes: [1], width: width, height: height)
  }

  @Test(
    "an image takes the cells that it covers, and is made smaller where it does not fit, but never larger",
    arguments: [
      (400, 200, 40, 10), (401, 201, 41, 11), (5, 5, 1, 1), (1600, 400, 80, 10), (100, 4800, 1, 24), (800, 480, 80, 24),
      (800, 960, 40, 24), (1, 100_000, 1, 24), (100_000, 1, 80, 1),
    ])
  func cells(width: Int, height: Int, columns: Int, rows: Int) {
    let size = Self.image(width, height).cells(within: ScreenSize(columns: 80, rows: 24), CellSize(width: 10, height: 20))
    #expect(size == ScreenSize(columns: columns, rows: rows))
  }

  @Test("an image in a window without cells takes one cell")
  func noCells() {
    let size = Self.image(400, 200).cells(within: ScreenSize(columns: 0, rows: 0), .usual)
    #expect(size == ScreenSize(columns: 1, rows: 1))
  }

  @Test(
    "the visible rows of an image are a part of its pixels, and at least one",
    arguments: [
      (200, 0, 10, 0, 200), (200, 3, 7, 60, 140), (200, 0, 4, 0, 80), (200, 2, 3, 40, 60), (7, 0, 1, 0, 1), (205, 5, 5, 102, 103),
    ])
  func pixels(height: Int, hidden: Int, visible: Int, top: Int, shown: Int) {
    let placement = ImagePlacement(
      image: Self.image(400, height), area: ScreenArea(row: 1, column: 2, columns: 40, rows: visible), rows: 10, hiddenRows: hidden)
    #expect(placement.pixels == (top, shown))
    #expect(placement.isWhole == (visible == 10))
  }

  @Test("images are the same when their numbers are")
  func equality() {
    #expect(Self.image(1, 1) == Self.image(2, 2))
    #expect(Self.image(1, 1) != Self.image(1, 1, id: 2))
    #expect(Set([Self.image(1, 1), Self.image(2, 2), Self.image(1, 1, id: 2)]).count == 2)
  }
}
