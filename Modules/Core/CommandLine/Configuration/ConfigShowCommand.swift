import ArgumentParser
import CoreComposition
import CoreScenes

/// `config show`
struct ConfigShowCommand<Options: CommandOptions>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "show", abstract: "Show all settings and their values.")
  }

  @OptionGroup var global: Options

  func perform(in application: Application) async {
    await application.settingList().perform(.show)
  }
}
