import ArgumentParser
import CoreDomain
import CoreScenes
import ReaderComposition

/// `strata config unset KEY`
struct ConfigUnsetCommand: Command {
  static let configuration = CommandConfiguration(commandName: "unset", abstract: "Reset a setting to its default value.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The setting.", valueName: "key"))
  var name: String

  func perform(in application: Application) async {
    await application.settingList().perform(.change(SettingChange(name: name, value: nil)))
  }
}
