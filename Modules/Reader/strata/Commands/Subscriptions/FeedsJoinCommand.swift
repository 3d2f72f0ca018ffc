import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata feeds join [--dry-run]`
struct FeedsJoinCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "join", abstract: "Join feeds whose URLs are one URL, written differently.",
    discussion: """
      ':443' for https, ':80' for http, and '#fragment' make no other feed. The first
      in the list stays, with the marks, tags and settings of all. 'undo' takes it
      back.
      """)

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @OptionGroup var dryRun: DryRunOption

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.feedSubscription().perform(.join(JoinFeedsInput(isDryRun: dryRun.isDryRun)))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
