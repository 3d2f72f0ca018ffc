import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata view save NAME QUERY [--force] [--dry-run]`
struct ViewSaveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "save", abstract: "Save a query under a name.")

  static let takesQuery = true

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(help: "Replace the query that is saved under the name.")
  var force = false

  @OptionGroup var dryRun: DryRunOption

  @Argument(help: "The name: letters, digits, '-', '_' and '.'.")
  var name: String

  @Argument(
    help: ArgumentHelp("The query, which is written as for 'list'. It may name other views (@NAME).", valueName: "query"),
    completion: .queries)
  var words: [ArgumentRun]

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    let input = SaveViewInput(name: QueryWords.unshielded(name), query: words.typed.joined(separator: " "), replaces: force)
    await application.viewList(isDryRun: dryRun.isDryRun).perform(.save(input))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
