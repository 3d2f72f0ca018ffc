import ArgumentParser
import CoreComposition
import CoreDomain
import CoreScenes

/// `store verify`. Each `StoredDocument` (Data) has its checks.
struct StoreVerifyCommand<Root: Program>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "verify", abstract: "Check all stored data and report damage.")
  }

  @OptionGroup var global: GlobalOptions<Root>

  func perform(in application: Application) async {
    await application.documentCheck(of: Root.features).perform(.verify)
  }
}
