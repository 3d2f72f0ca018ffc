import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules add RULE [--dry-run]`
struct RulesAddCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a rule.",
    discussion:
      "A rule is 'when QUERY => ACTION, ACTION until DATE'. The actions are \(RuleAction.allCases.map(\.rawValue).joined(separator: ", "))."
  )

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption
  @OptionGroup var dryRun: DryRunOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The rule, in quotation marks.", valueName: "rule"))
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.ruleList(isDryRun: dryRun.isDryRun).perform(.add(words.typed.joined(separator: " ")))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
