import ArgumentParser
import CoreScenes
import ReaderComposition

/// `strata config show`
struct ConfigShowCommand: Command {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "Show all settings and their values.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.settingList().perform(.show)
  }
}
