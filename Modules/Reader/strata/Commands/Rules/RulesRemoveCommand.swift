import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules remove NUMBER|TEXT [--dry-run]`
struct RulesRemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a rule. What it hid stays hidden.",
    discussion: "'strata unhide --query is:hidden' shows everything again.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The number of the rule in 'rules list', or a text in it that no other rule has.", valueName: "number|text"))
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.remove(words.typed.joined(separator: " ")))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
