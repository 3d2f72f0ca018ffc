import ArgumentParser
import CoreComposition
import CoreDomain
import CoreScenes

/// `config set KEY VALUE [--dry-run]`
struct ConfigSetCommand<Options: CommandOptions>: Command {
  static var configuration: CommandConfiguration { CommandConfiguration(commandName: "set", abstract: "Change a setting.") }

  @OptionGroup var global: Options
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Flag(
    name: [.customLong("dry-run"), .customShort("n")],
    help: ArgumentHelp(
      "Show what \(Self.previewed(joinedBy: " or ")) would remove, and change nothing.",
      visibility: Options.Root.previewedSettings.isEmpty ? .private : .default))
  var isDryRun = false

  @Argument(help: ArgumentHelp("The setting. 'config show' lists all.", valueName: "key"))
  var name: String

  @Argument(help: "The new value.")
  var value: String

  func validate() throws {
    try quiet.check(changes: !isDryRun)
    guard isDryRun, Options.Root.previewedSettings.named(name) == nil else { return }
    guard !Options.Root.previewedSettings.isEmpty else { throw ValidationError("--dry-run is for no setting of this program.") }
    throw ValidationError("--dry-run is for \(Self.previewed(joinedBy: " and ")): '\(name)' removes nothing.")
  }

  func perform(in application: Application) async {
    let change = SettingChange(name: name, value: value)
    if isDryRun { await Options.Root.preview(change, in: application) } else { await application.settingList().perform(.change(change)) }
  }

  private static func previewed(joinedBy word: String) -> String {
    Options.Root.previewedSettings.map { "'\($0.name)'" }.joined(separator: word)
  }
}
