import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules mute QUERY|ID [--for SPAN] [--stored] [--dry-run]`. `KeyMap.defaultKeyBindings` has the key of the full screen that mutes.
struct RulesMuteCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "mute", abstract: "Hide what arrives and matches a query, or is like an article: of its feed and with its title.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Option(name: .customLong("for"), help: ArgumentHelp("How long, such as 12h, 3d, 1w or 2mo; without it, for good.", valueName: "span"))
  var span: String?

  @Flag(help: "Also hide the articles that are stored. One undo takes back both.")
  var stored = false

  @Argument(
    help: ArgumentHelp("A query, which is written as for 'list', or the ID of an article (at least 8 digits).", valueName: "query|id"),
    completion: .queries)
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
    if let span, DurationUnit.minutes(of: span) == nil {
      throw ValidationError("'\(span)' is no span of time: --for takes 30m, 12h, 3d, 2w, 6mo or 1y, and a hundred years at most.")
    }
  }

  func perform(in application: Application) async {
    let text = words.typed.joined(separator: " ")
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.mute(MuteInput(target(text), for: span, hidesStored: stored)))
    if dryRun.isDryRun { application.endDryRun() }
  }

  /// Eight digits or more are the ID of an article, as lists show it. A word of that form has no other meaning.
  private func target(_ text: String) -> MuteTarget {
    let reference = ArticleReference(text)
    return reference.range != nil && text.utf8.count >= 8 ? .article(reference) : .query(text)
  }
}
