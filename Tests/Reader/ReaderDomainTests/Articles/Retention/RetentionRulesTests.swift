import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@Suite("RetentionRules")
struct RetentionRulesTests {
  private static let feed = Subscription.sample().id

  /// The sort key of an article that is this number of days old, minus some minutes.
  private static func place(_ name: String, days: Int, minutes: Int = 0) -> ArticleSortKey {
    let date = Timestamp.sample(plusMinutes: minutes - days * 24 * 60)
    return ArticleSortKey(date: date, firstSeen: date, position: 0, id: id(name))
  }

  private static func id(_ name: String) -> ArticleID { ArticleID(feed: feed, identity: name) }

  private static let places = [place("old", days: 400), place("new", days: 0), place("month", days: 30), place("day", days: 1)]

  @Test(
    "articles beyond the maximum age or number have expired",
    arguments: [
      (.everything, []), (Retention(maximumArticles: 4), []), (Retention(maximumArticles: 3), ["old"]),
      (Retention(maximumArticles: 1), ["day", "month", "old"]), (Retention(maximumDays: 400), []), (Retention(maximumDays: 399), ["old"]),
      (Retention(maximumDays: 1), ["month", "old"]), (Retention(maximumArticles: 3, maximumDays: 5), ["month", "old"]),
      (Retention(maximumArticles: 2, maximumDays: 399), ["month", "old"]),
    ] as [(Retention, [String])])
  func outlived(retention: Retention, names: [String]) {
    let outlived = RetentionRules.outlived(Self.places, keeping: retention, document: [], at: .sample())
    #expect(outlived == names.map(Self.id))
  }

  @Test("the maximum age is exact to the minute")
  func border() {
    let places = [Self.place("young", days: 7), Self.place("old", days: 7, minutes: -1)]
    #expect(RetentionRules.outlived(places, keeping: Retention(maximumDays: 7), document: [], at: .sample()) == [Self.id("old")])
  }

  @Test("articles that are still in the document stay, and count among the newest")
  func document() {
    let document = Set([Self.id("old"), Self.id("new"), Self.id("elsewhere")])
    #expect(
      RetentionRules.outlived(Self.places, keeping: Retention(maximumArticles: 1), document: document, at: .sample())
        == [Self.id("day"), Self.id("month")])
  }

  @Test(
    "a feed's own limits override the general ones, each separately",
    arguments: [
      ([:], .everything, .everything), ([:], Retention(maximumArticles: 5, maximumDays: 6), Retention(maximumArticles: 5, maximumDays: 6)),
      ([.keepArticles: "7"], Retention(maximumArticles: 5, maximumDays: 6), Retention(maximumArticles: 7, maximumDays: 6)),
      ([.keepDays: "7"], .everything, Retention(maximumDays: 7)),
      ([.keepArticles: "all", .keepDays: "all"], Retention(maximumArticles: 5, maximumDays: 6), .everything),
    ] as [([FeedSettings.Key: String], Retention, Retention)])
  func settings(feed: [FeedSettings.Key: String], general: Retention, together: Retention) {
    #expect(RetentionRules.retention(of: FeedSettings(feed), general: general) == together)
  }

  @Test("an invalid limit in a hand-edited file removes nothing", arguments: ["", "0", "-3", "ten", "1000001"])
  func handWritten(text: String) {
    let settings = FeedSettings([.keepArticles: text, .keepDays: text])
    #expect(RetentionRules.retention(of: settings, general: Retention(maximumArticles: 5, maximumDays: 6)) == .everything)
  }
}
