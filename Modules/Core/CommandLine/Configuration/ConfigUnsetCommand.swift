import ArgumentParser
import CoreComposition
import CoreDomain
import CoreScenes

/// `config unset KEY`
struct ConfigUnsetCommand<Options: CommandOptions>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "unset", abstract: "Reset a setting to its default value.")
  }

  @OptionGroup var global: Options
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The setting.", valueName: "key"))
  var name: String

  func perform(in application: Application) async {
    await application.settingList().perform(.change(SettingChange(name: name, value: nil)))
  }
}
