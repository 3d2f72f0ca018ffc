import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata rules test QUERY`
struct RulesTestCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Show what a rule with a query would have hit in the last \(RuleEffect.days) days.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions

  @Argument(help: ArgumentHelp("The query, which is written as for 'list'.", valueName: "query"), completion: .queries)
  var words: [ArgumentRun]

  func validate() throws {
    try QueryArgument.check(words.typed)
  }

  func perform(in application: Application) async throws {
    guard let query = try await QueryArgument.query(words.typed, in: application) else { return }
    await application.ruleList().perform(.test(query))
  }
}
