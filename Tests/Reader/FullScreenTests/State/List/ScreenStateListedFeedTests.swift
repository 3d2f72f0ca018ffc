import CoreScenes
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("What the full screen lists after a change of the feeds")
struct ScreenStateListedFeedTests {
  @Test("an undo that brings hidden articles back counts the unread ones again")
  func countsAgain() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.areAnswering = false
    driver.send(.undone(.init(lines: ["Undone."], messages: [], exported: .empty, changesHidden: true, outcome: .done)))
    #expect(driver.waiting.contains(.list(.refreshed)))
  }

  @Test("when a feed is removed that was listed by a part of its title, the list gives way, too")
  func removedFeedNamedInPart() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.type(":filter feed te")
    driver.press(.enter)
    #expect(driver.state.list.query.feed == FeedReference("te") && !driver.state.list.rows.isEmpty)
    driver.feeds.removeFirst()
    driver.send(.changedElsewhere)
    #expect(driver.state.list.query.feed == nil && driver.footer == "What was listed is gone, or has another name.")
  }

  @Test("when the selected feed is removed, A marks no other feed, unless it is pressed again, and its message names the feed")
  func selectedFeed() throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press(.escape, "g", "j", "j", "j")
    let feed = try #require(driver.state.feeds.feed)
    driver.feeds.removeAll { $0.id.text == feed.id }
    driver.send(.changedElsewhere)
    let neighbor = try #require(driver.state.feeds.feed)
    let before = driver.articles
    driver.press("A")
    #expect(driver.articles == before && driver.footer == "What was selected is gone, so nothing was done.")
    driver.press("A")
    #expect(driver.footer.hasPrefix("'\(neighbor.title)': ") && neighbor.id != feed.id)
  }

  @Test("a key or a menu that was meant for the articles of a feed changes none when the feed is removed", arguments: ["A", "M"] as [Key])
  func listedFeed(key: Key) throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("h", "G", .enter)
    let feed = try #require(driver.state.feeds.feed)
    if key == "M" { driver.press(key) }
    driver.feeds.removeAll { $0.id.text == feed.id }
    driver.send(.changedElsewhere)
    let before = driver.articles
    driver.press(key == "M" ? .enter : key)
    #expect(driver.articles == before && driver.state.menu == nil)
    #expect(driver.footer == "What was selected is gone, so nothing was done.")
  }

  @Test("when a feed is removed that the feeds have selected, the keys in the list go on acting on the selected article")
  func otherPane() throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press(.escape, "g", "j", "j", "j", .tab)
    let feed = try #require(driver.state.feeds.feed)
    driver.remove { $0.article.feed.text == feed.id }
    driver.feeds.removeAll { $0.id.text == feed.id }
    let selected = driver.selected
    driver.send(.changedElsewhere)
    driver.press("s")
    #expect(driver.state.focus == .list && driver.selected == selected && driver.state.list.selected?.status.isStarred == true)
  }

  @Test("the error of a list that has given way is not told")
  func formerList() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("h", "G", .enter)
    let former = driver.state.list.showing
    driver.press("h", "k", .enter)
    let failed = ArticleList.ViewModel(
      rows: [], summary: nil, messages: [Message(.failure, "No feed matches.")], exported: .empty, outcome: .failed)
    driver.send(.list(failed, after: former))
    #expect(driver.state.message == nil && former != driver.state.list.showing)
    driver.send(.list(failed, after: driver.state.list.showing))
    #expect(driver.footer == "No feed matches.")
  }

  @Test("when the listed feed is removed, its neighbor is listed, with a sentence in place of the error")
  func removedFeed() throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("h", "G", .enter)
    let feed = try #require(driver.state.feeds.feed)
    #expect(driver.state.list.query.feed == FeedReference(feed.id))
    driver.areAnswering = false
    let failure = Message(.failure, "No feed matches.")
    func failing() -> ArticleList.ViewModel {
      .init(rows: [], summary: nil, messages: [failure], exported: .empty, outcome: .failed)
    }
    driver.send(.list(failing(), after: .refreshed))
    #expect(driver.footer == "No feed matches.")
    driver.feeds.removeAll { $0.id.text == feed.id }
    driver.areAnswering = true
    driver.send(.changedElsewhere)
    let neighbor = try #require(driver.state.feeds.feed)
    #expect(neighbor.id != feed.id && driver.state.list.query.feed == FeedReference(neighbor.id))
    #expect(driver.footer == "What was listed is gone, or has another name.")
    driver.areAnswering = false
    driver.press("h", "k", .enter)
    driver.send(.list(failing(), after: .refreshed))
    #expect(driver.state.message == nil)
  }
}
