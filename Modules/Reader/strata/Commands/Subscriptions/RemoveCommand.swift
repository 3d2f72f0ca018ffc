import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata remove FEED [--dry-run]`
struct RemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Stop following a feed.",
    discussion: """
      Its articles and stars stay in the store and appear again when you follow it again. Its settings and tags come back only with \
      'strata undo'.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The feed (title, URL or ID).", completion: .feeds)
  var feed: String

  @OptionGroup var dryRun: DryRunOption

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.feedSubscription(isDryRun: dryRun.isDryRun).perform(.remove(FeedReference(feed)))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
