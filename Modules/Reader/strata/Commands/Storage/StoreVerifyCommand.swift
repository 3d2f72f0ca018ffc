import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store verify`. `StoreVerifyChecks`, `JSONInspection` and `DatabaseInspection` (Data) have the checks.
struct StoreVerifyCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check all stored data and report damage.")

  @OptionGroup var global: ReaderOptions

  /// False, because this command reports the damaged files itself.
  var remindsOfDamage: Bool { false }

  func perform(in application: Application) async {
    await application.storageMaintenance(of: Strata.features).perform(.verify)
  }
}
