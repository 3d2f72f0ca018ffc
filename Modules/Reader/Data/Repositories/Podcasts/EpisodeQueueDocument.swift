internal import CoreData
internal import CoreDomain
package import ReaderDomain
package import RecordJSON

/// The document `queue.json`: the queue of episodes, one on a line, in the order in which they are played.
struct EpisodeQueueDocument: RecordDocument {
  static let name = "episodes"
  static let brackets: RecordBrackets? = .array
  let queue: EpisodeQueue

  init(_ queue: EpisodeQueue) {
    self.queue = queue
  }

  init(reading reader: inout JSONReader) throws(JSONError) {
    queue = EpisodeQueue(try reader.array { (reader) throws(JSONError) in try QueuedEpisode(reading: &reader) })
  }

  func write(to writer: inout JSONWriter) {
    writer.lines(queue.episodes) { writer, episode in episode.write(to: &writer) }
  }
}

extension QueuedEpisode: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (article, feed, url, date): (ArticleID?, FeedID?, WebURL?, Timestamp?)
    var (title, feedTitle) = ("", "")
    var (type, path): (String?, String?)
    var (bytes, seconds, place): (Int?, Int?, Int?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "article": article = try reader.value { ArticleID(stored: $0) }
      case "feed": feed = try reader.value { FeedID(stored: $0) }
      case "url": url = try reader.url()
      case "title": title = try reader.string()
      case "feed_title": feedTitle = try reader.string()
      case "date": date = try reader.moment()
      case "type": type = try reader.string()
      case "bytes": bytes = try reader.integer()
      case "seconds": seconds = try reader.integer()
      case "path": path = try reader.string()
      case "place": place = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let article, let feed, let url, let date else { throw reader.damage("'article', 'feed', 'url' or 'date' is missing") }
    self.init(
      Episode(
        article: article, feed: feed, title: title, feedTitle: feedTitle, date: date,
        file: Enclosure(url: url, type: type, bytes: bytes, seconds: seconds)), path: path, place: place)
  }

  package func write(to writer: inout JSONWriter) {
    let file = episode.file
    writer.beginObject()
    writer.member("article", episode.article.text)
    writer.member("feed", episode.feed.text)
    writer.member("title", episode.title)
    writer.member("feed_title", episode.feedTitle)
    writer.member("date", episode.date.rfc3339)
    writer.member("url", file.url.text)
    writer.member("type", file.type)
    writer.member("bytes", file.bytes)
    writer.member("seconds", file.seconds)
    writer.member("path", path)
    writer.member("place", place)
    writer.endObject()
  }
}
