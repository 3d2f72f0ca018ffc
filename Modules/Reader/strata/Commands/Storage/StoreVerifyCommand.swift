import ArgumentParser
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store verify`
struct StoreVerifyCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check all stored data and report damage.")

  @OptionGroup var global: GlobalOptions

  /// False, because this command reports the damaged files itself.
  var remindsOfDamage: Bool { false }

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.verify)
  }
}
