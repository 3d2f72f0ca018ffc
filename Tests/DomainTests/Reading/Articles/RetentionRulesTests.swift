import Domain
import DomainDoubles
import Testing

@Suite("How long articles are kept")
struct RetentionRulesTests {
  private static let feed = Subscription.sample().id

  /// An article that is so many days old, or younger by some minutes.
  private static func place(_ name: String, days: Int, minutes: Int = 0) -> ArticleSortKey {
    let date = Timestamp.sample(plusMinutes: minutes - days * 24 * 60)
    return ArticleSortKey(date: date, firstSeen: date, position: 0, id: id(name))
  }

  private static func id(_ name: String) -> ArticleID { ArticleID(feed: feed, identity: name) }

  private static let places = [place("old", days: 400), place("new", days: 0), place("month", days: 30), place("day", days: 1)]

  @Test(
    "what is older than so many days, or comes after so many newer ones, has outlived its time",
    arguments: [
      (.everything, []), (Retention(mostArticles: 4), []), (Retention(mostArticles: 3), ["old"]),
      (Retention(mostArticles: 1), ["day", "month", "old"]), (Retention(mostDays: 400), []), (Retention(mostDays: 399), ["old"]),
      (Retention(mostDays: 1), ["month", "old"]), (Retention(mostArticles: 3, mostDays: 5), ["month", "old"]),
      (Retention(mostArticles: 2, mostDays: 399), ["month", "old"]),
    ] as [(Retention, [String])])
  func outlived(retention: Retention, names: [String]) {
    let outlived = RetentionRules.outlived(Self.places, keeping: retention, document: [], at: .sample())
    #expect(outlived == names.map(Self.id))
  }

  @Test("to the minute")
  func border() {
    let places = [Self.place("young", days: 7), Self.place("old", days: 7, minutes: -1)]
    #expect(RetentionRules.outlived(places, keeping: Retention(mostDays: 7), document: [], at: .sample()) == [Self.id("old")])
  }

  @Test("what still stands in the document stays, and counts among the newest")
  func document() {
    let document = Set([Self.id("old"), Self.id("new"), Self.id("elsewhere")])
    #expect(
      RetentionRules.outlived(Self.places, keeping: Retention(mostArticles: 1), document: document, at: .sample())
        == [Self.id("day"), Self.id("month")])
  }

  @Test(
    "what is set for a feed alone comes before what is set in general, limit by limit",
    arguments: [
      ([:], .everything, .everything), ([:], Retention(mostArticles: 5, mostDays: 6), Retention(mostArticles: 5, mostDays: 6)),
      ([.keepArticles: "7"], Retention(mostArticles: 5, mostDays: 6), Retention(mostArticles: 7, mostDays: 6)),
      ([.keepDays: "7"], .everything, Retention(mostDays: 7)),
      ([.keepArticles: "all", .keepDays: "all"], Retention(mostArticles: 5, mostDays: 6), .everything),
    ] as [([FeedSettings.Key: String], Retention, Retention)])
  func settings(feed: [FeedSettings.Key: String], general: Retention, together: Retention) {
    #expect(RetentionRules.retention(of: FeedSettings(feed), general: general) == together)
  }

  @Test("a limit that was written by hand and makes no sense throws nothing away", arguments: ["", "0", "-3", "ten", "1000001"])
  func handWritten(text: String) {
    let settings = FeedSettings([.keepArticles: text, .keepDays: text])
    #expect(RetentionRules.retention(of: settings, general: Retention(mostArticles: 5, mostDays: 6)) == .everything)
  }
}
