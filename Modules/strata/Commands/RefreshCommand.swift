import ArgumentParser
import Composition
import Domain
import Screens

/// `strata refresh [FEED…] [--force]`
struct RefreshCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Fetch what is new.",
    discussion: """
      Servers are asked when they are due: half an hour after the last time at the earliest, later when they, their feeds or the dates of the
      articles say that nothing new is to be expected, later after failures, and never before they said.
      """)

  @OptionGroup var global: GlobalOptions

  @Flag(help: "Ask also where it is not due.")
  var force = false

  @Argument(help: ArgumentHelp("Only these feeds, by title, address or id.", valueName: "feed"))
  var feeds: [String] = []

  func perform(in application: Application) async {
    await application.feedRefresh().perform(.refresh(RefreshOrder(feeds: feeds.map { FeedReference($0) }, isForced: force)))
  }
}
