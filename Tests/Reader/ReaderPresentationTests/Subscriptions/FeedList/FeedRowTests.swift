import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import Testing

@Suite("Row of a feed list")
struct FeedRowTests {
  private static let tea = Subscription.sample(
    url: "https://me:secret@example.org/tea.xml", title: "Tea", site: .sample("https://me:secret@example.org/"),
    folder: FolderPath("Food/Drink"))

  @Test("a row has the texts that the user sees")
  func texts() {
    let fetchState = FetchState(lastSucceeded: .sample(plusMinutes: -180), problem: .web(.status(code: 404)))
    let row = FeedRow(
      FeedSummary(subscription: Self.tea, counts: ArticleCounts(all: 12_000, unread: 1_500), fetchState: fetchState), now: .sample())
    #expect(row.id == Self.tea.id.text && row.title == "Tea" && row.folder == "Food/Drink")
    #expect(row.unread == "1,500" && row.articles == "12,000" && row.age == "3h")
    #expect(row.problem == "the server answered 404 (not found).")
    #expect(row.next == NextWording.sentence(for: .ask, now: .sample()))
    #expect(row.hasUnread)
  }

  @Test("the exported fields match the contract of 'strata feeds', in order, without credentials")
  func exported() {
    let fetchState = FetchState(lastTried: .sample(), lastSucceeded: .sample(plusMinutes: -180), problem: .gone)
    let reason = SkipReason.askedToWait(until: .sample())
    let row = FeedRow(
      FeedSummary(subscription: Self.tea, counts: ArticleCounts(all: 12_000, unread: 1_500), fetchState: fetchState, next: .skip(reason)),
      now: .sample())
    #expect(
      row.exported.fields == [
        .init("id", .text(Self.tea.id.text)), .init("title", .text("Tea")), .init("url", .text("https://example.org/tea.xml")),
        .init("site_url", .text("https://example.org/")), .init("folder", .text("Food/Drink")), .init("articles", .number(12_000)),
        .init("unread", .number(1_500)), .init("last_refreshed", .text("2026-03-01T05:30:00Z")),
        .init("problem", .message("the server says that the feed is gone (410).")),
        .init("next_refresh", .text("2026-03-01T08:30:00Z")), .init("next_reason", .text(SkipWording.sentence(for: reason))),
        .init("tags", .list([])),
      ])
  }

  @Test("a feed that was never fetched says so, and has every field")
  func bare() {
    let row = FeedRow(FeedSummary(subscription: .sample(), counts: ArticleCounts(), fetchState: .never), now: .sample())
    #expect(row.age == "never" && row.problem == nil && row.folder.isEmpty && row.unread == "0" && !row.hasUnread)
    #expect(row.exported.fields.count == 12 && row.next == nil)
    #expect(
      row.exported.fields.filter { $0.value == .null }.map(\.name) == [
        "site_url", "last_refreshed", "problem", "next_refresh", "next_reason",
      ])
  }
}
