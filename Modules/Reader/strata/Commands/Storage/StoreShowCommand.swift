import ArgumentParser
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store show`
struct StoreShowCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the kind and size of the store.")

  @OptionGroup var global: GlobalOptions

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.show)
  }
}
