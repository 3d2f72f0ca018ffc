import Domain
import ArgumentParser
import Composition
import Scenes

/// `strata store repair`
struct StoreRepairCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "repair", abstract: "Recover what can be read of damaged files, and move these out of the way.",
    discussion: "Damaged files are moved into the folder 'set-aside' beside your data. Nothing is deleted.")

  @OptionGroup var global: GlobalOptions

  /// False, because this command repairs the damaged files.
  var remindsOfDamage: Bool { false }

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.repair)
  }
}
