import Domain
import ArgumentParser
import Composition
import Scenes

/// `strata store show`
struct StoreShowCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show in which way the home is kept, and how much is in it.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.show)
  }
}
