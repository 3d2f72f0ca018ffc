import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("The settings of a feed as text")
struct FeedSettingsTests {
  private func tea(_ settings: [FeedSettings.Key: String]) -> Subscription {
    var tea = Subscription.sample(title: "").titled(byFeed: "Tea")
    tea.settings = FeedSettings(settings)
    return tea
  }

  @Test("settings are listed as typed, in a fixed order")
  func lines() {
    let id = Subscription.sample().id
    #expect(FeedSubscriptionPresenter.settingLines(for: tea([:])) == ["No settings for 'Tea' (\(id))."])
    #expect(
      FeedSubscriptionPresenter.settingLines(for: tea([.proxy: "http://p", .interval: "60"])) == [
        "Settings of 'Tea' (\(id)):", "interval=60", "proxy=http://p",
      ])
  }

  @Test("the user's own title, the folder and the tags come first")
  func places() throws {
    let feed = Subscription.sample(title: "Mine", folder: FolderPath("News/Local"), tags: ["tea", "news"])
    #expect(
      FeedSubscriptionPresenter.settingLines(for: feed)
        == ["Settings of 'Mine' (\(feed.id)):", "title=Mine", "folder=News/Local", "tags=tea,news"])
  }

  @Test("a title that nobody knows yet is told, and one that is known is not")
  func untitled() {
    #expect(
      FeedSubscriptionPresenter.untitled(.sample(title: ""))
        == Message(.notice, "The feed's own title is not known yet.", hint: "The next refresh of the feed brings it."))
    #expect(FeedSubscriptionPresenter.untitled(.sample(title: "Mine")) == nil && FeedSubscriptionPresenter.untitled(tea([:])) == nil)
  }

  @Test("the record has a field for each setting, with numbers as numbers")
  func record() {
    let record = FeedSubscriptionPresenter.settingRecord(of: tea([.interval: "60", .agent: "a", .keepArticles: "all", .keepDays: "30"]))
    #expect(
      record.fields.map(\.name) == [
        "id", "title", "interval", "agent", "header", "credentials", "proxy", "keep_articles", "keep_days", "full_text", "own_title",
        "folder", "tags",
      ])
    #expect(
      record.fields.dropFirst(2).map(\.value) == [
        .number(60), .text("a"), .null, .null, .null, .text("all"), .number(30), .null, .null, .text(""), .list([]),
      ])
  }
}
