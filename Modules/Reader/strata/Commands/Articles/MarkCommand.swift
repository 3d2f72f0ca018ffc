import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata mark read|unread ID…|--all|--query QUERY`. `KeyMap.defaultKeyBindings` has the keys of the full screen that mark articles read.
struct MarkCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "mark", abstract: "Mark articles read or unread.")

  enum Mark: String, ExpressibleByArgument, CaseIterable {
    case read, unread
  }

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "All articles, or all of --feed or --folder.")
  var all = false

  @Option(help: ArgumentHelp("With --all: only of this feed.", valueName: "feed"), completion: .feeds)
  var feed: String?

  @Option(help: ArgumentHelp("With --all: only of feeds in this folder or below it.", valueName: "folder"), completion: .folders)
  var folder: String?

  @OptionGroup var selection: QueryOption
  @OptionGroup var dryRun: DryRunOption

  @Argument(help: "read or unread.")
  var mark: Mark

  @OptionGroup var articles: ArticleArguments

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
    try NameArgument.check(feed, option: "--feed")
    try NameArgument.check(folder, option: "--folder")
    if selection.query != nil, all || !articles.ids.isEmpty { throw ValidationError("Give IDs, --all or --query, not several of them.") }
    if all && !articles.ids.isEmpty { throw ValidationError("Give IDs or --all, not both.") }
    if !all && articles.ids.isEmpty && selection.query == nil { throw ValidationError("Give the IDs of articles, or --all.") }
    if !all && (feed != nil || folder != nil) { throw ValidationError("--feed and --folder require --all.") }
  }

  func perform(in application: Application) async throws {
    let change = ArticleStatus.Change.set(.read, mark == .read)
    guard let target = try await target(change, in: application) else { return }
    await application.articleList(isDryRun: dryRun.isDryRun)
      .perform(.change(StatusChange(target, change, listsArticles: global.settings.format != .text)))
    if dryRun.isDryRun { application.endDryRun() }
  }

  /// With `--all` and `--query`, only articles that do not have the requested status yet are changed and counted. Nil when standard input has no IDs, after
  /// a message.
  @MainActor private func target(_ change: ArticleStatus.Change, in application: Application) async throws -> StatusChange.Target? {
    if selection.query != nil { return try await selection.target(change, in: application) }
    guard all else {
      let references = await articles.references(in: application)
      return references.isEmpty ? nil : .articles(references)
    }
    let query = ArticleQuery(feed: feed.map { FeedReference($0) }, folder: folder.map { FolderPath($0) })
    return .matching(query.changed(by: change))
  }
}
