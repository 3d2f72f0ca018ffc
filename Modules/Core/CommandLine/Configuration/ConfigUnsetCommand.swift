public import ArgumentParser
public import CoreComposition
import CoreDomain
import CoreScenes

/// `config unset KEY`
public struct ConfigUnsetCommand<Options: CommandOptions>: Command {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "unset", abstract: "Reset a setting to its default value.")
  }

  @OptionGroup public var global: Options
  @OptionGroup var quiet: QuietOption

  public var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The setting.", valueName: "key"))
  var name: String

  public init() {}

  public func perform(in application: Application) async {
    await application.settingList().perform(.change(SettingChange(name: name, value: nil)))
  }
}
