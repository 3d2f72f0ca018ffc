import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata refresh [FEED…] [--force | --watch] [--quiet]`
struct RefreshCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch what is new.",
    discussion: """
      Servers are asked when they are due: half an hour after the last time at the earliest, later when they, their feeds or the dates of the
      articles say that nothing new is to be expected, later after failures, and never before they said.
      """)

  @OptionGroup var global: GlobalOptions

  /// After a signal, the responses so far are saved, so that no server is contacted twice.
  var handlesInterrupts: Bool { true }

  @Flag(help: "Ask also where it is not due.")
  var force = false

  @Flag(help: "Run on: ask each feed when it is due, and tell what changes.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Say nothing but what went wrong.")
  var quiet = false

  @Argument(help: ArgumentHelp("Only these feeds, by title, address or id.", valueName: "feed"))
  var feeds: [String] = []

  func validate() throws {
    if force && watch { throw ValidationError("--force and --watch do not go together: who watches asks when a feed is due.") }
  }

  func perform(in application: Application) async {
    let references = feeds.map { FeedReference($0) }
    let scene = application.feedRefresh(isQuiet: quiet)
    await scene.perform(watch ? .watch(WatchInput(feeds: references)) : .refresh(RefreshInput(feeds: references, isForced: force)))
  }
}
