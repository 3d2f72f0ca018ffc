import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreDomain
import CoreScenes
import ReaderComposition
import ReaderDomain
import ReaderScenes

/// `strata config set KEY VALUE [--dry-run]`
struct ConfigSetCommand: ReaderCommand {
  static let configuration = CommandConfiguration(commandName: "set", abstract: "Change a setting.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(
    name: [.customLong("dry-run"), .customShort("n")], help: "Show what 'keep.articles' or 'keep.days' would remove, and change nothing.")
  var isDryRun = false

  @Argument(help: ArgumentHelp("The setting. 'config show' lists all.", valueName: "key"))
  var name: String

  @Argument(help: "The new value.")
  var value: String

  func validate() throws {
    try quiet.check(changes: !isDryRun)
    if isDryRun, RetentionRules.settings.named(name) == nil {
      throw ValidationError("--dry-run is for 'keep.articles' and 'keep.days': '\(name)' removes nothing.")
    }
  }

  func perform(in application: Application) async {
    let change = SettingChange(name: name, value: value)
    guard isDryRun else { return await application.settingList().perform(.change(change)) }
    await application.retentionCheck().perform(.preview(change))
    application.endDryRun()
  }
}
