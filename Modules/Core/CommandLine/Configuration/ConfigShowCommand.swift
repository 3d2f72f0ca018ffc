public import ArgumentParser
public import CoreComposition
import CoreScenes

/// `config show`
public struct ConfigShowCommand<Options: CommandOptions>: Command {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: "Show all settings and their values.")
  }

  @OptionGroup public var global: Options

  public init() {}

  public func perform(in application: Application) async {
    await application.settingList().perform(.show)
  }
}
