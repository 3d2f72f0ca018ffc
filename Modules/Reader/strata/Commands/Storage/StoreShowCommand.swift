import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store show`
struct StoreShowCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the kind and size of the store.")

  @OptionGroup var global: ReaderOptions

  func perform(in application: Application) async {
    await application.storageMaintenance(of: Strata.features).perform(.show)
  }
}
