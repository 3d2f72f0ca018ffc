import ArgumentParser
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// The options that select articles.
struct ArticleConditions: ParsableArguments {
  @Flag(help: "Only unread articles.")
  var unread = false

  @Flag(help: "Only starred articles.")
  var starred = false

  @Flag(help: "Only hidden articles.")
  var hidden = false

  @Option(help: ArgumentHelp("Only of this feed (title, URL or ID).", valueName: "feed"), completion: .feeds)
  var feed: String?

  @Option(help: ArgumentHelp("Only of feeds in this folder and its subfolders.", valueName: "folder"), completion: .folders)
  var folder: String?

  @Flag(name: .customLong("new"), help: "Only articles that the latest refresh brought.")
  var isNew = false

  @Option(help: ArgumentHelp("Only articles since this day (2026-03-01), or from the last 12h, 3d, 2w or 6mo.", valueName: "date"))
  var since: SinceUntilArgument?

  @Option(help: ArgumentHelp("Only articles until the end of this day, or older than 12h, 3d, 2w or 6mo.", valueName: "date"))
  var until: SinceUntilArgument?

  func validate() throws {
    try NameArgument.check(feed, option: "--feed")
    try NameArgument.check(folder, option: "--folder")
    if let since, let until, since.range.first > until.range.last {
      throw ValidationError("--since is later than --until, so no article can match.")
    }
  }

  var query: ArticleQuery {
    let marks = (starred ? [ArticleMark.starred] : []) + (hidden ? [ArticleMark.hidden] : [])
    return ArticleQuery(
      having: Set(marks), lacking: unread ? [.read] : [], feed: feed.map { FeedReference($0) },
      folder: folder.map { FolderPath($0) }, since: since?.range.first, until: until?.range.last,
      refresh: isNew ? .latest : nil)
  }

  /// The words of a search.
  /// - Throws: an error when they break the rules of searches, or when there is a text without a word, perhaps from an unset shell variable.
  static func words(_ texts: [String]) throws -> SearchWords {
    do throws(ReaderError) {
      let words = try SearchWords(texts.joined(separator: " "))
      if words.isEmpty == texts.isEmpty { return words }
    } catch {
      throw ValidationError(ReaderErrorWording.message(for: error).sentence.text(for: ProgramIdentity.strata.name))
    }
    throw ValidationError("Give at least one word to search for.")
  }

  /// The conditions as a query for articles with these words.
  func query(words: [String], limit: ListLimit) throws -> ArticleQuery {
    var query = query(limit)
    query.words = try Self.words(words)
    return query
  }

  /// The conditions as a query for a list.
  func query(_ limit: ListLimit) -> ArticleQuery {
    var query = query
    query.isUnique = limit.unique
    query.window = ListWindow(size: limit.limit ?? .max)
    return query
  }
}
