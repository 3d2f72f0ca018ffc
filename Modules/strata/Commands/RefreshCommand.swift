import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata refresh [FEED…] [--force | --watch] [--quiet]`
struct RefreshCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch new articles.",
    discussion: """
      A feed is fetched when it is due: at most once every 30 minutes, less often when the server, the feed or the dates of its articles show that \
      nothing new can be expected, and later after errors. A pause that the server asks for is always respected.
      """)

  @OptionGroup var global: GlobalOptions

  /// After a signal, the responses so far are saved, so that no server is contacted twice.
  var handlesInterrupts: Bool { true }

  @Flag(name: .shortAndLong, help: "Fetch feeds that are not due, too.")
  var force = false

  @Flag(help: "Keep running: fetch each feed when it is due, and print changes.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Argument(help: ArgumentHelp("Only these feeds (title, URL or ID).", valueName: "feed"), completion: .feeds)
  var feeds: [ArgumentRun] = []

  func validate() throws {
    if force && watch { throw ValidationError("--force and --watch cannot be combined: --watch fetches feeds when they are due.") }
  }

  func perform(in application: Application) async {
    let references = feeds.words.map { FeedReference($0) }
    let scene = application.feedRefresh(isQuiet: quiet)
    await scene.perform(watch ? .watch(WatchInput(feeds: references)) : .refresh(RefreshInput(feeds: references, isForced: force)))
  }
}
