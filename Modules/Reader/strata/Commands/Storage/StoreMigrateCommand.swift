import ArgumentParser
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store migrate json|sqlite`
struct StoreMigrateCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Convert the store to another kind, completely or not at all.")

  @OptionGroup var global: GlobalOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The new kind: json, sqlite.")
  var kind: StorageKind

  func perform(in application: Application) async {
    await application.storageMaintenance().perform(.migrate(kind))
  }
}
