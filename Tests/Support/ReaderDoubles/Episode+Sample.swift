import CoreDomain
import CoreDoubles
public import ReaderDomain

extension Episode {
  /// An episode of an article with this number.
  public static func sample(
    _ number: Int = 1, title: String = "Tides", url: String? = nil, type: String? = "audio/mpeg", bytes: Int? = nil, seconds: Int? = nil
  ) -> Episode {
    let feed = Subscription.sample().id
    return Episode(
      article: ArticleID(feed: feed, identity: "guid:\(number)"), feed: feed, title: title, feedTitle: "Example", date: .sample(),
      file: Enclosure(url: .sample(url ?? "https://example.org/\(number).mp3"), type: type, bytes: bytes, seconds: seconds))
  }
}
