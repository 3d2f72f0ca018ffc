import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles

extension ReaderError {
  static let storeIsLocked = ReaderError.store(.locked(byProcess: 42))

  /// The errors with which reading or changing stored data can fail.
  static let ofArticles: [ReaderError] = [
    .subscription(.feedNotFound(FeedReference("tea"))),
    .subscription(.feedAmbiguous(FeedReference("tea"), matches: [.sample(title: "Green tea"), .sample(title: "Black tea")])),
    .article(.notFound(ArticleReference("abc"))),
    .article(.ambiguous(ArticleReference("abc"), matches: [Article.sample(guid: "1").id, Article.sample(guid: "2").id])),
    .storeIsLocked,
    .store(.unwritable(path: "/home/me/status.json", reason: "No space left on device")),
    .store(.damaged(path: "/home/me/status.json", setAside: "/home/me/status.json.damaged", reason: "no JSON", recovered: .nothing)),
    .cancelled,
  ]

  /// The errors with which following a feed can fail.
  static let ofSubscribing: [ReaderError] = [
    .subscription(.badURL("example.org", .noScheme)),
    .subscription(.alreadySubscribed(.sample())),
    .feed(.noFeedOnPage(.sample("https://example.org/"))),
    .feed(.feedsOnPage(.sample("https://example.org/"), [FeedLink(url: .sample(), title: "Notes")])),
    .feed(.fetch(.sample(), .web(.hostNotFound(host: "example.org")))),
    .subscription(.badLogin(.noName)),
    .subscription(.loginKnown(host: "example.org", name: "ann")),
    .storeIsLocked,
    .cancelled,
  ]

  /// The errors with which reading or writing a document can fail.
  static let ofDocuments: [ReaderError] = [
    .document(.file("feeds.opml"), .missing),
    .document(.file("feeds.opml"), .unreadable(reason: "Permission denied")),
    .document(.file("feeds.opml"), .unwritable(reason: "Permission denied")),
    .importing(.notAnOutline(.standardInput, line: 3, reason: "the root element is 'html'")),
    .importing(.tooManyFeeds(.file("feeds.opml"), feeds: 50_001)),
    .importing(.notANewsboatDatabase(.file("cache.db"), reason: "it is not an SQLite database")),
    .importing(.locked(.file("cache.db"))),
    .importing(.damaged(.file("cache.db"), reason: "a page is missing")),
    .feed(.notAFeed(.standardInput, .notAFeed(found: "a web page"))),
    .storeIsLocked,
    .cancelled,
  ]
}
