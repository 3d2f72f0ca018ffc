package import CoreDomain
package import DataDoubles
package import ReaderDomain
import ReaderDoubles

/// Sample entities.
extension StoreSample {
  package static func feed(_ number: Int = 1) -> FeedID { FeedID(url: url("https://example.org/\(number).xml")) }

  package static func subscription(
    _ number: Int = 1, id: FeedID? = nil, title: String? = nil, site: WebURL? = nil, folder: String = ""
  ) -> Subscription {
    Subscription(
      id: id, url: url("https://example.org/\(number).xml"), title: title ?? "Feed \(number)", site: site,
      folder: FolderPath(folder))
  }

  package static func article(_ number: Int = 1, feed: FeedID = feed(), title: String? = nil, seen: Timestamp = moment) -> Article {
    Article(
      id: ArticleID(feed: feed, identity: "guid:\(number)"), feed: feed, title: title ?? "Article \(number)", firstSeen: seen,
      position: number)
  }

  package static func piece(_ number: Int = 1, feed: FeedID = feed(), title: String? = nil, body: String? = "Hello.", reading: Int? = nil)
    -> ArticleMerge.IncomingArticle
  {
    ArticleMerge.IncomingArticle(
      article: article(number, feed: feed, title: title), body: body.map { .html($0) } ?? .none, reading: reading)
  }

  /// The rules of a text, in force at the moment of the samples for the first feed.
  package static func rules(_ text: String) -> RuleMatcher {
    RuleMatcher(RuleDocument(text).entries, at: .sample(moment), subscriptions: [subscription()], latestRefresh: moment)
  }

  /// An article with a value in every property.
  package static func fullArticle(feed: FeedID = feed()) -> Article {
    Article(
      id: ArticleID(feed: feed, identity: "guid:full"), feed: feed, title: "\"Quoted\" \\ <b> \u{1} é 😀 \u{2028}",
      url: url("https://user:word@example.org/a?b=c&d=%20#e"),
      authors: [Author(name: "Ann", url: "mailto:a@example.org"), Author(name: nil, url: "x"), Author(name: "B")].compactMap { $0 },
      published: Timestamp(milliseconds: 1_700_000_000_123), updated: Timestamp(seconds: -1), firstSeen: moment, position: 7,
      tags: ["one", "", "two"],
      enclosures: [
        Enclosure(url: url("https://example.org/a.mp3"), type: "audio/mpeg", bytes: 12, seconds: 3),
        Enclosure(url: url("https://example.org/b")),
      ],
      comments: url("https://example.org/a#comments"), language: Language("en-GB"), isEdited: true)
  }
}
