import CoreTerminal
import Testing

@testable import FullScreen

@Suite("Images for a terminal")
struct ImageDiffTests {
  private static let size = ScreenSize(columns: 20, rows: 10)
  private static let empty = Grid(size)

  /// A placement of the image with this number, in column 2: its visible rows, of five rows of ten pixels.
  private static func placement(_ id: Int, row: Int = 1, visible: Range<Int> = 0..<5, count: Int = 5) -> ImagePlacement {
    ImagePlacement(
      image: ScreenImage(id: id, bytes: [UInt8](repeating: 0, count: count), width: 40, height: 50),
      area: ScreenArea(row: row, column: 2, columns: 4, rows: visible.count), rows: 5, hiddenRows: visible.lowerBound)
  }

  private static func images(_ placements: ImagePlacement..., kept: Set<Int>? = nil) -> ScreenImages {
    ScreenImages(placements: placements, kept: kept ?? Set(placements.map(\.image.id)))
  }

  private static func command(_ text: String) -> String { "\u{1B}_G\(text)\u{1B}\\" }

  private static func place(_ id: Int, at cursor: String = "2;3", _ rows: Int = 5, y: Int = 0, h: Int = 50) -> String {
    "\u{1B}[\(cursor)H" + command("a=p,i=\(id),p=1,c=4,r=\(rows),x=0,y=\(y),w=40,h=\(h),C=1,q=2")
  }

  /// What is written for images, after a frame with the same text or from an unknown one.
  private static func written(_ diff: inout ImageDiff, _ images: ScreenImages, from shown: Grid? = empty, to next: Grid = empty) -> [String]
  {
    var grid = shown
    let update = diff.update(to: images, from: &grid, to: next)
    return [update.text, update.images.flatMap(\.commands).joined()]
  }

  @Test("kitty gets an image once, then only its places, and keeps no image that nobody needs")
  func kitty() {
    var diff = ImageDiff(.kitty)
    let whole = Self.images(Self.placement(1))
    #expect(!diff.shows(whole) && diff.shows(.none))
    let sent = Self.command("a=t,f=100,i=1,q=2,m=0;AAAAAAA=") + Self.place(1)
    #expect(Self.written(&diff, whole) == ["", sent])
    #expect(diff.shows(whole) && Self.written(&diff, whole) == ["", ""])
    let moved = Self.images(Self.placement(1, row: 0, visible: 2..<5))
    #expect(!diff.shows(moved) && Self.written(&diff, moved) == [Self.place(1, at: "1;3", 3, y: 20, h: 30), ""])
    let hidden = Self.images(kept: [1])
    #expect(Self.written(&diff, hidden) == [Self.command("a=d,d=i,i=1,q=2"), ""])
    #expect(diff.shows(hidden) && !diff.shows(whole) && !diff.shows(.none), "The terminal keeps the image.")
    #expect(Self.written(&diff, whole) == [Self.place(1), ""])
    let other = Self.images(Self.placement(2))
    #expect(
      Self.written(&diff, other) == [
        Self.command("a=d,d=I,i=1,q=2"), sent.replacing("i=1", with: "i=2"),
      ])
    #expect(Self.written(&diff, Self.images(Self.placement(2), Self.placement(1, row: 6))).last?.contains("a=t,f=100,i=1,") == true)
    #expect(diff.end() == Self.command("a=d,d=I,i=1,q=2") + Self.command("a=d,d=I,i=2,q=2") && diff.end() == "")
    #expect(diff.shows(.none))
  }

  @Test("after the screen was erased, or has got another size, kitty gets the images again", arguments: [true, false])
  func erased(isUnknown: Bool) {
    var diff = ImageDiff(.kitty)
    let images = Self.images(Self.placement(1))
    let first = Self.written(&diff, images)
    let before = isUnknown ? nil : Grid(ScreenSize(columns: 21, rows: 10))
    #expect(Self.written(&diff, images, from: before) == [Self.command("a=d,d=I,i=1,q=2"), first[1]])
  }

  @Test("an image of many bytes is sent in parts of 3,072 bytes", arguments: [(3_072, 1), (3_073, 2), (9_216, 3)])
  func parts(count: Int, parts: Int) {
    let commands = Array(ImageOutput.kitty(Self.placement(1, count: count)).commands)
    #expect(commands.count == parts + 1)
    #expect(commands.dropLast().enumerated().allSatisfy { $1.contains("q=2,m=\($0 < parts - 1 ? 1 : 0);") })
    #expect(commands.filter { $0.contains("a=t") }.count == 1)
  }

  @Test("iTerm2 gets whole images only, and again when a row that they cover is written")
  func iTerm2() {
    var diff = ImageDiff(.iTerm2)
    let whole = Self.images(Self.placement(1))
    let command =
      "\u{1B}[2;3H\u{1B}]1337;File=inline=1;size=5;width=4;height=5;preserveAspectRatio=1;doNotMoveCursor=1:AAAAAAA=\u{7}"
    #expect(Self.written(&diff, Self.images(Self.placement(1, visible: 1..<5))) == ["", ""])
    #expect(Self.written(&diff, whole) == ["", command] && diff.shows(whole))
    #expect(Self.written(&diff, whole) == ["", ""])
    for (row, isTouched) in [(0, false), (1, true), (5, true), (6, false)] {
      var changed = Self.empty
      changed.draw(StyledLine("text"), in: ScreenArea(row: 0, column: 0, columns: 20, rows: 10), row: row)
      #expect(Self.written(&diff, whole, to: changed) == ["", isTouched ? command : ""], "row \(row)")
    }
    #expect(Self.written(&diff, whole, from: nil) == ["", command])
    var grid: Grid? = Self.empty
    _ = diff.update(to: .none, from: &grid, to: Self.empty)
    let doubted = (0..<10).filter { grid?.rows[$0] != Self.empty.rows[$0] }
    #expect(doubted == [1, 2, 3, 4, 5], "What the image has covered is drawn again.")
    #expect(diff.shows(.none))
  }

  @Test("a terminal without images gets none")
  func none() {
    var diff = ImageDiff(nil)
    #expect(Self.written(&diff, Self.images(Self.placement(1))) == ["", ""] && diff.shows(Self.images(Self.placement(1))))
  }
}
