import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles

extension ReadingError {
  static let storeIsLocked = ReadingError.store(.locked(byProcess: 42))

  /// The errors with which reading or changing stored data can fail.
  static let ofArticles: [ReadingError] = [
    .feedNotFound(FeedReference("tea")),
    .feedAmbiguous(FeedReference("tea"), matches: [.sample(title: "Green tea"), .sample(title: "Black tea")]),
    .articleNotFound(ArticleReference("abc")),
    .articleAmbiguous(ArticleReference("abc"), matches: [Article.sample(guid: "1").id, Article.sample(guid: "2").id]),
    .storeIsLocked,
    .store(.unwritable(path: "/home/me/status.json", reason: "No space left on device")),
    .store(.damaged(path: "/home/me/status.json", setAside: "/home/me/status.json.damaged", reason: "no JSON", recovered: .nothing)),
    .cancelled,
  ]

  /// The errors with which following a feed can fail.
  static let ofSubscribing: [ReadingError] = [
    .badURL("example.org", .noScheme),
    .alreadySubscribed(.sample()),
    .noFeedOnPage(.sample("https://example.org/")),
    .feedsOnPage(.sample("https://example.org/"), [FeedLink(url: .sample(), title: "Notes")]),
    .fetch(.sample(), .web(.hostNotFound(host: "example.org"))),
    .badLogin(.noName),
    .loginKnown(host: "example.org", name: "ann"),
    .storeIsLocked,
    .cancelled,
  ]

  /// The errors with which reading or writing a document can fail.
  static let ofDocuments: [ReadingError] = [
    .document(.file("feeds.opml"), .missing),
    .document(.file("feeds.opml"), .unreadable(reason: "Permission denied")),
    .document(.file("feeds.opml"), .unwritable(reason: "Permission denied")),
    .document(.standardInput, .notAnOutline(line: 3, reason: "the root element is 'html'")),
    .document(.file("cache.db"), .notANewsboatDatabase(reason: "it is not an SQLite database")),
    .document(.file("cache.db"), .locked),
    .document(.file("cache.db"), .damaged(reason: "a page is missing")),
    .document(.standardInput, .notAFeed(.notAFeed(found: "a web page"))),
    .storeIsLocked,
    .cancelled,
  ]
}
