import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata refresh [FEED…] [--force | --watch] [--accept-empty] [--quiet] [--exec PROGRAM [--exec-arg ARG]…]`
struct RefreshCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch new articles.",
    discussion: """
      A feed is fetched when it is due: at most once every 30 minutes, less often when the server, the feed or the dates of its articles show that \
      nothing new can be expected, and later after errors. A pause that the server asks for is always respected.

      The program of --exec runs once after a refresh that brought new articles, and gets them as JSON on standard input, as 'list --json' \
      prints them. No shell is involved.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  /// After a signal, the responses so far are saved, so that no server is contacted twice.
  var handlesInterrupts: Bool { true }

  @Flag(name: .shortAndLong, help: "Fetch feeds that are not due, too.")
  var force = false

  @Flag(help: "Keep running: fetch each feed when it is due, and print changes.")
  var watch = false

  @Flag(name: .customLong("accept-empty"), help: "Believe a feed server that suddenly lists no feeds: they leave the list.")
  var acceptsNoFeeds = false

  @OptionGroup var notified: NotificationProgramOption

  @Argument(help: ArgumentHelp("Only these feeds (title, URL or ID).", valueName: "feed"), completion: .feeds)
  var feeds: [ArgumentRun] = []

  func validate() throws {
    if force && watch { throw ValidationError("--force and --watch cannot be combined: --watch fetches feeds when they are due.") }
    if acceptsNoFeeds && watch { throw ValidationError("--accept-empty and --watch cannot be combined: confirm it once.") }
  }

  func perform(in application: Application) async {
    let references = feeds.words.map { FeedReference($0) }
    let scene = application.feedRefresh()
    let program = notified.call
    // A watch has no end.
    if watch { await application.warnOfRefusedEntries() }
    await scene.perform(
      watch
        ? .watch(WatchInput(feeds: references, program: program))
        : .refresh(RefreshInput(feeds: references, isForced: force, program: program, acceptsNoFeeds: acceptsNoFeeds)))
    if !watch { await application.warnOfRefusedEntries() }
  }
}
