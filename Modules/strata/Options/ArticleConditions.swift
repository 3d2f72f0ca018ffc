import ArgumentParser
import Domain

/// The options that select articles.
struct ArticleConditions: ParsableArguments {
  @Flag(help: "Only unread articles.")
  var unread = false

  @Flag var marks: [MarkFlag] = []

  @Option(help: ArgumentHelp("Only of this feed (title, URL or ID).", valueName: "feed"))
  var feed: String?

  @Option(help: ArgumentHelp("Only of feeds in this folder and its subfolders.", valueName: "folder"))
  var folder: String?

  @Option(help: ArgumentHelp("Only articles since this date (2026-03-01), or from the last 12h, 3d or 2w.", valueName: "date"))
  var since: SinceArgument?

  func validate() throws {
    try NameArgument.check(feed, option: "--feed")
    try NameArgument.check(folder, option: "--folder")
  }

  var query: ArticleQuery {
    ArticleQuery(
      having: Set(marks.map(\.mark)), lacking: unread ? [.read] : [], feed: feed.map { FeedReference($0) },
      folder: folder.map { FolderPath($0) }, since: since?.moment)
  }

  /// The conditions as a query for articles with these words.
  func query(words: [String], limit: ListLimit) -> ArticleQuery {
    var query = query
    query.words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    query.isUnique = limit.unique
    query.window = ListWindow(size: limit.limit ?? .max)
    return query
  }
}
