import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderScenes

/// `strata view remove NAME [--dry-run]`
struct ViewRemoveCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a saved query.", discussion: "'strata undo' brings it back.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The name.", completion: .views)
  var name: String

  @OptionGroup var dryRun: DryRunOption

  func validate() throws {
    try quiet.check(changes: !dryRun.isDryRun)
  }

  func perform(in application: Application) async {
    await application.viewList(isDryRun: dryRun.isDryRun).perform(.remove(name))
    if dryRun.isDryRun { application.endDryRun() }
  }
}
