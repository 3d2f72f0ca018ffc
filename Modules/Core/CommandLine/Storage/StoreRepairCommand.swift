import ArgumentParser
import CoreComposition
import CoreDomain
import CoreScenes

/// `store repair`
struct StoreRepairCommand<Root: Program>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair", abstract: "Recover what is readable in damaged files, and move these files away.",
      discussion: "Damaged files are moved to 'set-aside' in the data directory. Nothing is deleted.")
  }

  @OptionGroup var global: GlobalOptions<Root>
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  func perform(in application: Application) async {
    await application.documentCheck(of: Root.features).perform(.repair)
  }
}
