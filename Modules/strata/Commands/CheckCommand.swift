import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata check FILE|-|URL…`
struct CheckCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with feeds, how it was put right, and when to ask again.",
    discussion: "Nothing is subscribed to and nothing is stored.")

  @OptionGroup var global: GlobalOptions

  var usesData: Bool { false }

  @Argument(help: ArgumentHelp("Feed files or the addresses of feeds; - is standard input.", valueName: "feed"))
  var feeds: [String]

  func perform(in application: Application) async {
    await application.feedCheck().perform(.check(feeds.map { FeedSource(argument: $0) }))
  }
}
