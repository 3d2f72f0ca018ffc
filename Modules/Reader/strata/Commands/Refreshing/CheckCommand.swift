import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata check FILE|-|URL…`
struct CheckCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Report errors in feeds, how they were corrected, and when to fetch again.",
    discussion: "Does not subscribe to anything or store anything.")

  @OptionGroup var global: ReaderOptions

  var usesData: Bool { false }

  @Argument(help: ArgumentHelp("Feed files or URLs; - reads standard input.", valueName: "feed"), completion: .file())
  var feeds: [ArgumentRun]

  func perform(in application: Application) async {
    await application.feedCheck().perform(.check(feeds.words.map { FeedSource(argument: $0) }))
  }
}
