import Domain
import ArgumentParser
import Composition
import Scenes

/// `strata store verify`
struct StoreVerifyCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Read everything that is kept, and tell what is wrong with it.")

  @OptionGroup var global: GlobalOptions

  /// False, because this command reports the damaged files itself.
  var remindsOfDamage: Bool { false }

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.verify)
  }
}
