import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules …`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Hide, star, keep or mark read what arrives.",
    discussion: """
      A rule says what happens to articles when they arrive:
        strata rules add 'when title:webinar => hide'
        strata rules add 'when feed:lwn words:>2000 => star until 2026-12-31'
        strata rules add 'feed Phoronix: latest 20'
        strata rules mute 'title:election' --for 1w
      """,
    subcommands: [
      RulesListCommand.self, RulesAddCommand.self, RulesMuteCommand.self, RulesRemoveCommand.self, RulesTestCommand.self,
      RulesApplyCommand.self,
    ])
}

/// `strata rules list`
struct RulesListCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "List the rules, and the wrong lines of the file.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.ruleList().perform(.list)
  }
}

/// `strata rules test QUERY`
struct RulesTestCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Show what a rule with a query would have hit in the last \(RuleEffect.days) days.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions

  @Argument(help: ArgumentHelp("The query, which is written as for 'list'.", valueName: "query"))
  var words: [ArgumentRun]

  func validate() throws {
    try QueryArgument.check(words.typed)
  }

  func perform(in application: Application) async throws {
    guard let query = try await QueryArgument.query(words.typed, in: application) else { return }
    await application.ruleList().perform(.test(query))
  }
}
