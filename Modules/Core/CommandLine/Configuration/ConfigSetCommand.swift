public import ArgumentParser
public import CoreComposition
import CoreDomain
import CoreScenes

/// `config set KEY VALUE`
public struct ConfigSetCommand<Options: CommandOptions>: Command {
  public static var configuration: CommandConfiguration { CommandConfiguration(commandName: "set", abstract: "Change a setting.") }

  @OptionGroup public var global: Options
  @OptionGroup var quiet: QuietOption

  public var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: ArgumentHelp("The setting. 'config show' lists all.", valueName: "key"))
  var name: String

  @Argument(help: "The new value.")
  var value: String

  public init() {}

  public func perform(in application: Application) async {
    await application.settingList().perform(.change(SettingChange(name: name, value: value)))
  }
}
