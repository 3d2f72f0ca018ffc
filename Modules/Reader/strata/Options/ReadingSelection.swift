import ArgumentParser
import CoreComposition
import ReaderComposition
import ReaderDomain

/// The articles that a command reads: those with these IDs, or the next unread ones.
struct ReadingSelection: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("The first N unread articles of the list, newest first.", valueName: "n"))
  var next: NumberArgument?

  @Option(help: ArgumentHelp("Of the unread articles, only those of this feed (title, URL or ID).", valueName: "feed"), completion: .feeds)
  var feed: String?

  @Option(
    help: ArgumentHelp("Of the unread articles, only those of feeds in this folder and its subfolders.", valueName: "folder"),
    completion: .folders)
  var folder: String?

  @Flag(help: "Mark the same article in other feeds read, too.")
  var unique = false

  @Flag(name: .customLong("keep-unread"), help: "Do not mark the articles read.")
  var keepUnread = false

  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    try NumberArgument.check(next, option: "--next")
    try NameArgument.check(feed, option: "--feed")
    try NameArgument.check(folder, option: "--folder")
    guard !articles.ids.isEmpty else { return }
    if next != nil { throw ValidationError("Give IDs or --next, not both.") }
    if feed != nil || folder != nil { throw ValidationError("--feed and --folder select unread articles: they need no IDs.") }
  }

  /// What to read; nil when standard input has no IDs, after a message.
  @MainActor func input(marksRead: Bool, in application: Application) async -> ReadInput? {
    guard articles.ids.isEmpty else {
      let references = await articles.references(in: application)
      guard !references.isEmpty else { return nil }
      return ReadInput(
        .articles(references), marksRead: marksRead, includesDuplicates: unique, isForList: articles.areFromStandardInput)
    }
    let query = ArticleQuery(
      lacking: [.read], feed: feed.map { FeedReference($0) }, folder: folder.map { FolderPath($0) }, isUnique: unique,
      window: ListWindow(size: next?.number ?? 1))
    // What a program reads has the same form however many articles there are.
    return ReadInput(.matching(query), marksRead: marksRead, includesDuplicates: unique, isForList: next != nil)
  }
}
