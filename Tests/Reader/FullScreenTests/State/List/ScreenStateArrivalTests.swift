import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("New articles in the list of the full screen")
struct ScreenStateArrivalTests {
  /// An article that is the newer the larger its number is.
  private static func article(_ number: Int) -> ArticleSummary { ScreenSample.article("Number \(number)", in: 0, minutes: 100 - number) }

  private static func titles(_ driver: ScreenDriver) -> [String] { driver.state.list.rows.map(\.row.title) }

  /// A list of so many articles, the first selected, of which another process has fetched more meanwhile.
  private static func driver(_ count: Int, adding new: [ArticleSummary]) -> ScreenDriver {
    var driver = ScreenDriver(columns: 50, rows: 24, ScreenSample.many(count))
    driver.add(new)
    driver.send(.changedElsewhere)
    return driver
  }

  @Test(
    "what is new among the rows and above them waits, whoever has fetched it; the first line counts it, and g shows it",
    arguments: [true, false])
  func waits(isElsewhere: Bool) {
    var driver = ScreenDriver(columns: 50, rows: 24, [10, 12, 14, 16, 18, 20].map(Self.article))
    driver.press("j", "j")
    let rows = driver.screen.text[1..<23]
    let new = [11, 15, 19, 22].map(Self.article)
    if isElsewhere {
      driver.add(new)
      driver.send(.changedElsewhere)
    } else {
      driver.arriving = new
      driver.press("R")
    }
    #expect(driver.selected == "Number 16" && driver.screen.text[1..<23] == rows)
    #expect(driver.screen.text[0].contains("4 new: g"))
    driver.press("g")
    #expect(Self.titles(driver) == [22, 20, 19, 18, 16, 15, 14, 12, 11, 10].map { "Number \($0)" })
    #expect(driver.selected == "Number 22" && !driver.screen.text[0].contains("new: g"))
  }

  @Test("what is older than the last row is shown below it, and does not wait")
  func below() {
    var driver = ScreenDriver(columns: 50, rows: 24, [10, 12].map(Self.article))
    driver.add([Self.article(5)])
    driver.send(.changedElsewhere)
    #expect(Self.titles(driver) == ["Number 12", "Number 10", "Number 5"] && !driver.screen.text[0].contains("new: g"))
  }

  @Test("what waits and is read elsewhere waits no longer")
  func readElsewhere() {
    var driver = Self.driver(
      60, adding: [ScreenSample.article("One", in: 0, minutes: 20), ScreenSample.article("Two", in: 0, minutes: -1)])
    #expect(driver.screen.text[0].contains("2 new: g"))
    driver.change("One", .set(.read, true))
    driver.send(.changedElsewhere)
    #expect(driver.screen.text[0].contains("1 new: g"))
  }

  @Test(
    "the number of what waits is the true one, or says that it is a part",
    arguments: [(60, "60 new: g"), (200, "200 new: g"), (1000, "350+ new: g")])
  func many(count: Int, text: String) {
    let driver = Self.driver(120, adding: (0..<count).map { ScreenSample.article("New \($0)", in: 0, minutes: -$0) })
    #expect(driver.screen.text[0].contains(" \(text)"), "\(driver.screen.text[0])")
  }

  @Test("what waits among the rows is counted, too, and the list goes on below it", arguments: [(25, 200), (200, 400)])
  func among(minutes: Int, count: Int) {
    var driver = Self.driver(count, adding: (0..<120).map { ScreenSample.article("New \($0)", in: 0, minutes: minutes) })
    if minutes < 50 { #expect(driver.screen.text[0].contains(" 120 new: g"), "\(driver.screen.text[0])") }
    var seen = ["Number 0"]
    for _ in 1..<count {
      driver.press("j")
      seen.append(driver.selected ?? "")
    }
    #expect(seen.filter { !$0.hasPrefix("New") }.prefix(190) == (0..<190).map { "Number \($0)" }[...])
    driver.press("G")
    #expect(driver.selected == "Number \(count - 1)")
  }

  @Test("a mark that something else sets appears within the list, also on a row that is there only because it is read")
  func marked() {
    var driver = ScreenDriver(columns: 50, rows: 24, ScreenSample.many(40))
    driver.press(.space, "q")
    driver.change("Number 0", .set(.starred, true))
    driver.change("Number 3", .set(.starred, true))
    driver.send(.changedElsewhere)
    #expect(driver.state.list.rows[0].status == ArticleStatus([.read, .starred]) && driver.state.list.rows[0].hasLeft)
    #expect(driver.screen.text[1].contains("★") && driver.screen.text[4].contains("★") && driver.state.message == nil)
    driver.press("s")
    #expect(driver.marks(of: "Number 0")?.isStarred == false && !driver.screen.text[1].contains("★"))
  }
}
