public import CoreDomain

/// A recording or a film that belongs to an article.
public struct Episode: Hashable, Sendable {
  public let article: ArticleID
  public let feed: FeedID
  public let title: String
  public let feedTitle: String
  /// The date of the article.
  public let date: Timestamp
  public let file: Enclosure

  public init(article: ArticleID, feed: FeedID, title: String, feedTitle: String, date: Timestamp, file: Enclosure) {
    self.article = article
    self.feed = feed
    self.title = title
    self.feedTitle = feedTitle
    self.date = date
    self.file = file
  }

  /// The episode of an article: its first recording or film. Feeds list the same episode in several formats, the usual one first.
  /// - Returns: nil when the article has neither, nor a file of an unknown type.
  init?(of summary: ArticleSummary) {
    let article = summary.article
    guard let file = article.episodeFile else { return nil }
    self.init(
      article: article.id, feed: article.feed, title: article.title, feedTitle: summary.feedTitle, date: article.date, file: file)
  }
}

extension Article {
  /// The file of the article's episode; nil when it has none.
  var episodeFile: Enclosure? { enclosures.first(where: \.isMedia) ?? enclosures.first { $0.type == nil } }
}

extension Enclosure {
  fileprivate var isMedia: Bool { isVideo || type?.lowercased().hasPrefix("audio/") == true }

  var isVideo: Bool { type?.lowercased().hasPrefix("video/") == true }
}
