import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules apply [--dry-run]`
struct RulesApplyCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply", abstract: "Apply the rules to the articles that are stored. 'strata undo' takes everything back.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList().perform(.apply(ApplyRulesInput(isDryRun: dryRun.isDryRun)))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
