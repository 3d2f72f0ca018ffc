import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The cursor of the list of feeds")
struct FeedsPaneCursorTests {
  private struct Feed {
    let number: Int
    var title: String
    var folder: String
    var unread: Int
  }

  private static let folders = ["", "News", "Tech", "Tech/Swift"]

  private static func viewModel(_ feeds: [Feed]) -> FeedList.ViewModel {
    let rows = feeds.sorted { ($0.folder, $0.title) < ($1.folder, $1.title) }.map { feed in
      FeedRow(
        .sample(
          .sample(url: "https://example.org/\(feed.number)", title: feed.title, folder: FolderPath(feed.folder)), unread: feed.unread,
          all: 9),
        now: .sample())
    }
    let paths = Set(feeds.map(\.folder)).subtracting([""]).sorted()
    let folders = paths.map { path in FolderRow(path: path, unread: "1", hasUnread: feeds.contains { $0.folder == path && $0.unread > 0 }) }
    return FeedList.ViewModel(rows: rows, folders: folders, summary: nil, messages: [], exported: .empty, outcome: .done)
  }

  private static func change(_ feeds: inout [Feed], _ step: Int, _ generator: inout SeededGenerator) {
    let place = feeds.indices.randomElement(using: &generator)
    switch Int.random(in: 0...6, using: &generator) {
    case 0: feeds.append(Feed(number: 100 + step, title: "A\(step)", folder: folders[step % 4], unread: step % 2))
    case 1: if let place { feeds.remove(at: place) }
    case 2: if let place { feeds[place].title = "Z\(step)" }
    case 3: if let place { feeds[place].folder = folders[step % 4] }
    case 4: if let place { feeds[place].unread = (feeds[place].unread + 1) % 2 }
    case 5: feeds.removeAll { $0.folder == "Tech" }
    default: for place in feeds.indices { feeds[place].unread = 0 }
    }
  }

  @Test("it stays on its feed, folder or view, or goes to the next row that is left, whatever comes, goes, moves, or is folded or hidden")
  func changes() {
    for seed in 1...20 {
      var generator = SeededGenerator(UInt64(seed))
      var feeds = (0..<40).map { Feed(number: $0, title: "Feed \($0 * 7 % 40)", folder: Self.folders[$0 % 4], unread: $0 % 3 % 2) }
      var pane = FeedsPane()
      pane.show(Self.viewModel(feeds))
      for step in 1...40 {
        switch Int.random(in: 0...9, using: &generator) {
        case 0: _ = pane.toggleFold()
        case 1: pane.toggleRead()
        default: pane.move(by: Int.random(in: -9...9, using: &generator))
        }
        pane.scroll(toFit: 10)
        let (before, index) = (pane.rows.map(\.id), pane.selectedIndex)
        Self.change(&feeds, step, &generator)
        pane.show(Self.viewModel(feeds))
        let left = Set(pane.rows.map(\.id))
        let expected = (before[index...] + before[..<index].reversed()).first { left.contains($0) }
        #expect(pane.selectedID == expected, "\(seed) \(step)")
        pane.scroll(toFit: 10)
        #expect((pane.top..<pane.top + 10).contains(pane.selectedIndex) && pane.rows.indices.contains(pane.top))
      }
    }
  }

  @Test(
    "what is hidden because it is read, and what is folded, never is the selected row; the selected feed stays until another is selected")
  func hiding() {
    var feeds = (0..<6).map { Feed(number: $0, title: "Feed \($0)", folder: $0 < 3 ? "" : "News", unread: 1) }
    var pane = FeedsPane(folded: [], hidesRead: true)
    pane.show(Self.viewModel(feeds))
    pane.move(by: 4)
    #expect(pane.feed?.title == "Feed 1")
    for place in feeds.indices { feeds[place].unread = 0 }
    pane.show(Self.viewModel(feeds))
    #expect(pane.feed?.title == "Feed 1" && pane.rows.count == 4)
    pane.move(by: -1)
    pane.show(Self.viewModel(feeds))
    #expect(pane.selectedID == .view(.starred) && pane.rows.count == 3)
  }

  @Test("rows that come above do not move the selected row on the screen")
  func place() {
    var feeds = (0..<40).map { Feed(number: $0, title: "Feed \($0 + 10)", folder: "", unread: 1) }
    var pane = FeedsPane()
    pane.show(Self.viewModel(feeds))
    pane.move(by: 30)
    pane.scroll(toFit: 10)
    let (title, row) = (pane.feed?.title, pane.selectedIndex - pane.top)
    feeds += (100..<105).map { Feed(number: $0, title: "A", folder: "", unread: 1) }
    pane.show(Self.viewModel(feeds))
    pane.scroll(toFit: 10)
    #expect(pane.feed?.title == title && pane.selectedIndex - pane.top == row)
  }

  @Test("the digits beside what was found list it in one key, and before the first letter digits are text")
  func labels() {
    let feeds = ["Ada", "Adobe", "Advent", "404 Pages"].enumerated().map {
      Subscription.sample(url: "https://example.org/\($0.offset).xml", title: $0.element, folder: FolderPath($0.offset == 1 ? "News" : ""))
    }
    var driver = ScreenDriver(columns: 100, rows: 12, feeds: feeds)
    driver.press("f", "a", "d")
    #expect(driver.screen.text[1...4].map { String($0.prefix(12)) } == [">1 Ada      ", " 2 Adobe    ", " 3 Advent   ", "            "])
    driver.press("2")
    #expect(driver.state.feeds.feed?.title == "Adobe" && driver.state.focus == .list && driver.state.prompt == nil)
    #expect(driver.state.list.query.feed?.text == driver.state.feeds.feed?.id)
    driver.press("f", "4")
    #expect(driver.state.prompt?.text == "4" && driver.state.feeds.feed?.title == "404 Pages")
    driver.press("9")
    #expect(driver.state.prompt?.text == "49", "There is no ninth feed.")
    driver.press(.escape)
    #expect(driver.state.focus == .list && driver.state.feeds.feed?.title == "Adobe")
    #expect(driver.screen.cells == driver.redrawn.cells)
  }

  @Test("a digit lists nothing that the user does not see")
  func hiddenLabels() {
    let feeds = "ABCDEFGHI".map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Tea \($0)") }
    var driver = ScreenDriver(columns: 20, rows: 6, feeds: feeds)
    driver.press("f", "t", "5")
    #expect(driver.state.prompt?.text == "t5")
    driver.press(.backspace, "4")
    #expect(driver.state.feeds.feed?.title == "Tea D" && driver.state.prompt == nil)
  }

  @Test("a digit with which a name goes on is text")
  func digitsOfNames() {
    let feeds = [1, 20, 21].map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Web \($0)") }
    var driver = ScreenDriver(columns: 100, rows: 12, feeds: feeds)
    driver.press("f")
    driver.type("web 2")
    #expect(driver.state.prompt?.text == "web 2" && driver.state.feeds.feed?.title == "Web 20")
    driver.press("2")
    #expect(driver.state.prompt == nil && driver.state.feeds.feed?.title == "Web 21", "No name goes on so.")
  }

  @Test("a digit that a name has only further on lists the feed beside it")
  func digitsFurtherOn() {
    let feeds = ["Ada", "Advent", "Adz 2"].enumerated().map {
      Subscription.sample(url: "https://example.org/\($0.offset).xml", title: $0.element)
    }
    var driver = ScreenDriver(columns: 100, rows: 12, feeds: feeds)
    driver.press("f", "a", "d", "2")
    #expect(driver.state.prompt == nil && driver.state.feeds.feed?.title == "Advent")
  }
}
