import CoreDoubles
import CoreScenes
import ReaderDoubles
@testable import CoreTerminal
import ReaderDomain
import ReaderScenes
import ScreenModel
import Growth
import Testing

@testable import FullScreen

@Suite("The screen of the full screen")
struct ScreenDrawingTests {
  private static let keys =
    KeyMap.defaultKeyBindings.flatMap(\.keys).filter { ![.control("c"), "Q"].contains($0) } + ["x", .backspace, "日"]

  private static let events = SlowPart.isRun ? 1000 : 100

  @Test("after each random event, the screen shows what a full redraw shows", arguments: 1...4)
  func randomEvents(seed: UInt64) {
    var generator = SeededGenerator(seed)
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.articles + ScreenSample.many(80))
    for number in 0..<Self.events {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: driver.resize(columns: .random(in: 0...160, using: &generator), rows: .random(in: 0...40, using: &generator))
      case 1: driver.add([ScreenSample.article("Late \(number)", in: number % 2, minutes: Int.random(in: -99...999, using: &generator))])
      case 2: driver.send(.input(.paste("text \(number)")))
      case 3: driver.areAnswering.toggle()
      case 4...8:
        let action = [MouseEvent.Action.click, .click, .rightClick, .wheelUp, .wheelDown].randomElement(using: &generator) ?? .click
        driver.point(action, row: .random(in: 0...30, using: &generator), column: .random(in: 0...101, using: &generator))
      default: driver.press(Self.keys.randomElement(using: &generator) ?? "j")
      }
      #expect(driver.screen.cells == driver.redrawn.cells && driver.screen.violations.isEmpty, "event \(number)")
    }
  }

  @Test(
    "after each random event with images, the screen shows what a full redraw shows, and no image leaves its pane",
    arguments: ImageProtocol.allCases)
  func randomEventsWithImages(imageProtocol: ImageProtocol) {
    var generator = SeededGenerator(1)
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.articles, images: .supported(imageProtocol))
    driver.haveImages = true
    var shown = 0
    let keys: [Key] = ["i", "j", "j", "k", .pageDown, .pageUp, "g", "g", "J", "n", "f", "/", "?", "w", "s", .escape, .tab]
    for number in 0..<Self.events {
      let size = (width: Int.random(in: 1...1500, using: &generator), height: Int.random(in: 1...600, using: &generator))
      let file = ImageFile(ImageFile.png(width: size.width, height: size.height, dataCount: Int.random(in: 0...4000, using: &generator)))
      let shownFile = file.map { ArticleImages.State.shown($0) }
      driver.imageAnswer =
        [shownFile, shownFile, shownFile, .failed("the server answered 404."), nil].randomElement(using: &generator) ?? nil
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: driver.resize(columns: .random(in: 0...160, using: &generator), rows: .random(in: 0...40, using: &generator))
      case 1: driver.resize(columns: 100, rows: 30)
      case 2: driver.areAnswering = false
      case 3...8: driver.areAnswering = true
      case 9: driver.send(.input(.cellSize(CellSize(width: 9, height: .random(in: 8...40, using: &generator)))))
      default:
        // Images are seen more often when what hides them does not stay.
        let isHidden = driver.state.prompt != nil || driver.state.menu != nil || driver.state.article?.hints != nil
        let opening: [Key] = isHidden ? [.escape] : ["2", .enter, .enter]
        let isReading = driver.state.focus == .article && !isHidden
        let isWithout = isReading && driver.state.article?.images.areVisible == false && Bool.random(using: &generator)
        driver.press(isWithout ? "i" : (isReading ? keys : opening).randomElement(using: &generator) ?? "j")
      }
      let (screen, redrawn) = (driver.screen, driver.redrawn)
      #expect(screen.cells == redrawn.cells && screen.violations.isEmpty && redrawn.violations.isEmpty, "event \(number)")
      #expect(screen.images.placements == redrawn.images.placements, "event \(number)")
      #expect(Set(screen.images.data.keys).isSubset(of: driver.state.screenImages.kept), "event \(number)")
      if !screen.images.placements.isEmpty || screen.cells.joined().contains(where: { $0.text == "▒" }) { shown += 1 }
    }
    #expect(shown > Self.events / 25, "The test must see images.")
  }

  @Test(
    "a step takes at most the text of its two rows and 100 bytes, in the list and among the feeds",
    arguments: [(80, 24), (100, 30), (200, 50)])
  func bytesOfStep(columns: Int, rows: Int) {
    var driver = ScreenDriver(columns: columns, rows: rows, ScreenSample.many(40))
    for pane in [ScreenPane.list, .feeds] {
      while driver.state.focus != pane { driver.press(.tab) }
      for _ in 0..<4 {
        driver.press("j")
        #expect((1...2 * columns + 100).contains(driver.lastUpdate.utf8.count), "\(driver.lastUpdate.debugDescription)")
      }
    }
  }

  @Test("200 steps at once take at most 6 KB, and the next article no more than its text and a little")
  func bytesOfMuch() {
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.many(400))
    driver.sendTogether(Array(repeating: .input(.key("j")), count: 40))
    driver.sendTogether(Array(repeating: .input(.key("j")), count: 160))
    #expect(driver.lastUpdate.utf8.count <= 6 * 1024, "\(driver.lastUpdate.utf8.count)")
    driver.press(.space)
    driver.press("J")
    let text = driver.screen.text.joined().utf8.count
    #expect(driver.lastUpdate.utf8.count <= text * 115 / 100, "\(driver.lastUpdate.utf8.count) of \(text)")
  }

  @Test("the next article takes so many bytes beyond its text", arguments: [(80, 24, 67), (100, 30, 79), (200, 50, 95)])
  func bytesBeyondText(columns: Int, rows: Int, bytes: Int) {
    var driver = ScreenDriver(columns: columns, rows: rows, ScreenSample.many(400))
    driver.press(.space, "J")
    let text = ScreenModel.text(of: driver.lastUpdate).utf8.count
    #expect(driver.lastUpdate.utf8.count - text == bytes, "\(text) \(driver.lastUpdate.debugDescription)")
  }

  @Test("hostile titles reach the screen without a control character")
  func hostile() {
    let titles = [
      "\u{1B}[2J\u{1B}]0;x\u{7}gone", "a\u{202E}b\u{9B}31m", "line\nbreak\ttab\r", String(repeating: "e\u{301}\u{302}", count: 400),
    ]
    var driver = ScreenDriver(columns: 60, rows: 20, titles.enumerated().map { ScreenSample.article($1, in: 0, minutes: $0) })
    driver.press(.space, "n", "n", "q", "?", .escape)
    #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("no window is too small", arguments: [(0, 0), (1, 1), (2, 1), (1, 3), (5, 2), (19, 4), (59, 3)])
  func smallWindows(columns: Int, rows: Int) {
    var driver = ScreenDriver(columns: columns, rows: rows)
    driver.press("j", .space, .space, .tab, "G", "/", "x", .escape, "?", .escape, "w", .tab, "A", "z")
    #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("the panes by width", arguments: [(59, 1), (60, 2), (99, 2), (100, 3), (150, 3)])
  func panes(columns: Int, count: Int) {
    var driver = ScreenDriver(columns: columns, rows: 24)
    driver.press(.space)
    let layout = driver.state.layout
    #expect([layout.feeds, layout.list, layout.article].compactMap(\.self).count == count && layout.article != nil)
    driver.press("w", "w")
    #expect(driver.state.layout.list == nil && driver.state.layout.article != nil)
  }

  @Test("on a light background, feeds and folders have another colour, and nothing else differs")
  func light() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    let dark = driver.screen
    driver.send(.input(.background(isLight: true)))
    #expect(driver.screen.text == dark.text && driver.screen.cells == driver.redrawn.cells)
    let styles = { (screen: ScreenModel) in Set(screen.cells.joined().flatMap(\.style)) }
    #expect(styles(dark).contains(36) && !styles(driver.screen).contains(36) && styles(driver.screen).contains(34))
  }
}
