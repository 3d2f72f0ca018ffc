import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata feeds [--problems | --views] [--undo-move FEED]`
struct FeedsCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "feeds", abstract: "List the feeds that you follow.", subcommands: [FeedsSetCommand.self, FeedsJoinCommand.self])

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(
    help: """
      Only feeds whose last fetch failed, that were not read completely, or with a setting that is not sent or has no effect. With the \
      reason, and the time of the next try.
      """)
  var problems = false

  @Flag(help: "Only the saved queries, with the numbers of their articles.")
  var views = false

  @Option(
    name: .customLong("undo-move"), help: ArgumentHelp("Go back to the old URL of this feed, which has moved.", valueName: "feed"),
    completion: .feeds)
  var revertRedirect: String?

  func validate() throws {
    try NameArgument.check(revertRedirect, option: "--undo-move")
    if views, problems || revertRedirect != nil { throw ValidationError("--views cannot be combined with --problems and --undo-move.") }
    if revertRedirect != nil, problems { throw ValidationError("--undo-move and --problems cannot be combined.") }
  }

  func perform(in application: Application) async throws {
    // `feeds set` and `feeds join` have the option too, and share this command's validation.
    try quiet.check(changes: revertRedirect != nil)
    if let revertRedirect { return await application.feedSubscription().perform(.revertRedirect(FeedReference(revertRedirect))) }
    if views { return await application.viewList().perform(.show) }
    // Programs read records of feeds only; '--views' has those of views.
    if global.settings.format == .text, !problems { await application.viewList().perform(.showBesideFeeds) }
    await application.feedList().perform(.show(FeedQuery(onlyWithProblems: problems)))
    await application.warnOfRefusedEntries()
  }
}
