import ArgumentParser
import Composition
import Domain
import Scenes

/// `strata config set KEY VALUE`
struct ConfigSetCommand: Command {
  static let configuration = CommandConfiguration(commandName: "set", abstract: "Change a setting.")

  @OptionGroup var global: GlobalOptions

  @Argument(help: ArgumentHelp("The setting: \(SettingKey.all.map(\.name).joined(separator: ", ")).", valueName: "key"))
  var name: String

  @Argument(help: "The new value.")
  var value: String

  func perform(in application: Application) async {
    await application.settingList().perform(.change(SettingChange(name: name, value: value)))
  }
}
